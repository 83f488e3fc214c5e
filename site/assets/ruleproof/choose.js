/* Sends a visitor of the front page or of a permanent address to the language they read. */
(function () {
  "use strict"
  var links = Array.from(document.querySelectorAll("a[data-language]"))
  if (!links.length) return
  var file = location.protocol === "file:"
  links.forEach(function (link) {
    var url = new URL(link.href)
    if (file && url.pathname.endsWith("/")) url.pathname += "index.html"
    link.href = url.href
  })
  var wanted = []
  try { wanted.push(localStorage.getItem("ruleproof.language")) } catch (error) { /* private windows have no memory */ }
  wanted = wanted.concat(navigator.languages || [navigator.language]).filter(Boolean)
  function fits() {
    for (var i = 0; i < wanted.length; i++)
      for (var j = 0; j < links.length; j++) {
        var one = wanted[i].toLowerCase(), other = links[j].dataset.language.toLowerCase()
        if (one === other || one.split("-")[0] === other.split("-")[0]) return links[j]
      }
    return links[0]
  }
  if (document.body.hasAttribute("data-go")) location.replace(fits().href)
})()
