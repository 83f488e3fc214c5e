/* Runs before Material's own script: puts our search in the place of its worker, and makes a folder work as a site. */
(function () {
  "use strict"
  var element = document.getElementById("__config")
  var search = document.currentScript.getAttribute("data-search")
  var config = JSON.parse(element.textContent)
  config.search = search
  element.textContent = JSON.stringify(config)
  if (location.protocol !== "file:") return

  /* A page opened from a folder may not start a worker: the same search runs in the page instead. */
  window.Worker = function (url) {
    var target = new EventTarget()
    var loaded = new Promise(function (resolve, reject) {
      var script = document.createElement("script")
      script.src = url
      script.onload = resolve
      script.onerror = reject
      document.head.appendChild(script)
    })
    return Object.assign(target, {
      postMessage: function (message) {
        loaded.then(function () {
          window.ruleproofSearch(message, function (answer) {
            target.dispatchEvent(new MessageEvent("message", { data: answer }))
          })
        })
      },
      terminate: function () {}
    })
  }

  /* There is no server to find index.html in a folder, and none to ask for a sitemap. */
  function whole(link) {
    var url = new URL(link.href, location.href)
    if (url.protocol === "file:" && url.pathname.endsWith("/")) {
      url.pathname += "index.html"
      link.href = url.href
    }
  }
  window.ruleproofWhole = whole
  document.addEventListener("click", function (event) {
    var link = event.target.closest && event.target.closest("a[href]")
    if (link) whole(link)
  }, true)
})()
