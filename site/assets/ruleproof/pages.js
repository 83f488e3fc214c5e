/* What a page does beyond being read: previews, copying a rule's address, switching language at the rule. */
(function () {
  "use strict"
  var script = document.currentScript
  var language = script.dataset.language
  var words = JSON.parse(script.dataset.words)
  var base = new URL(script.dataset.base.replace(/\/?$/, "/"), location.href)
  var file = location.protocol === "file:"

  function remember(code) {
    try { localStorage.setItem("ruleproof.language", code) } catch (error) { /* private windows have no memory */ }
  }

  /* --- previews --------------------------------------------------------------------------------------------- */

  var loading = null
  function previews() {
    if (!loading)
      loading = file
        ? new Promise(function (resolve, reject) {
            var data = document.createElement("script")
            data.src = new URL("rules." + language + ".js", base).href
            data.onload = function () { resolve(window.ruleproofRules) }
            data.onerror = reject
            document.head.appendChild(data)
          })
        : fetch(new URL("rules." + language + ".json", base)).then(function (answer) { return answer.json() })
    return loading
  }

  var box = document.createElement("div")
  box.className = "rp-preview md-typeset"
  box.id = "rp-preview"
  box.setAttribute("role", "tooltip")
  box.hidden = true
  document.body.appendChild(box)
  var shownFor = null, timer = 0, touched = false

  function element(tag, name, text) {
    var made = document.createElement(tag)
    made.className = name
    made.textContent = text
    return made
  }

  function fill(entry) {
    box.textContent = ""
    var title = element("p", "rp-preview-title", entry.title)
    if (entry.number) title.prepend(element("span", "rp-number", entry.number), " ")
    var text = element("p", "rp-preview-text", entry.text)
    if (entry.lang !== language) text.lang = entry.lang
    box.append(title, text)
    if (entry.rule || touched) {
      var link = element("a", "rp-preview-link", entry.rule || entry.number || entry.title)
      link.href = new URL(entry.url, base).href
      if (window.ruleproofWhole) window.ruleproofWhole(link)
      var line = document.createElement("p")
      line.append("→ ", link)
      box.append(line)
    }
  }

  function place(anchor) {
    var rect = anchor.getClientRects()[0] || anchor.getBoundingClientRect()
    var width = Math.min(360, document.documentElement.clientWidth - 24)
    box.style.width = width + "px"
    var left = Math.max(12, Math.min(rect.left, document.documentElement.clientWidth - width - 12))
    var below = rect.bottom + 6
    var above = rect.top - box.offsetHeight - 6
    var top = below + box.offsetHeight > innerHeight && above > 0 ? above : below
    box.style.left = left + scrollX + "px"
    box.style.top = top + scrollY + "px"
  }

  function open(anchor) {
    clearTimeout(timer)
    if (shownFor === anchor) return
    close()
    shownFor = anchor
    previews().then(function (all) {
      var entry = all[anchor.dataset.ref]
      if (!entry || shownFor !== anchor) return
      fill(entry)
      box.hidden = false
      anchor.setAttribute("aria-describedby", box.id)
      place(anchor)
    })
  }

  function close() {
    clearTimeout(timer)
    if (shownFor) shownFor.removeAttribute("aria-describedby")
    shownFor = null
    box.hidden = true
  }

  function later(act, delay) {
    clearTimeout(timer)
    timer = setTimeout(act, delay)
  }

  function reference(event) {
    return event.target.closest && event.target.closest("a[data-ref]")
  }

  document.addEventListener("pointerdown", function (event) {
    touched = event.pointerType === "touch"
    if (!reference(event) && !box.contains(event.target)) close()
  })
  document.addEventListener("pointerover", function (event) {
    if (event.pointerType === "touch") return
    var anchor = reference(event)
    if (anchor) later(function () { open(anchor) }, 150)
    else if (box.contains(event.target)) clearTimeout(timer)
  })
  document.addEventListener("pointerout", function (event) {
    if (event.pointerType !== "touch" && (reference(event) || box.contains(event.target))) later(close, 250)
  })
  document.addEventListener("focusin", function (event) {
    var anchor = reference(event)
    if (anchor && !touched) open(anchor)
    else if (!box.contains(event.target)) close()
  })
  /* The first tap shows the preview, the second follows the link. */
  document.addEventListener("click", function (event) {
    var anchor = reference(event)
    if (!anchor) return
    if (touched && shownFor !== anchor) {
      event.preventDefault()
      open(anchor)
    } else close()
  })
  document.addEventListener("keydown", function (event) {
    touched = false
    if (event.key === "Escape" && shownFor) close()
  })

  /* --- the address of a rule -------------------------------------------------------------------------------- */

  var status = document.createElement("div")
  status.className = "rp-status"
  status.setAttribute("role", "status")
  document.body.appendChild(status)

  function copyPlainly(text) {
    var field = document.createElement("textarea")
    field.value = text
    field.style.position = "fixed"
    field.style.opacity = "0"
    document.body.appendChild(field)
    field.select()
    document.execCommand("copy")
    field.remove()
  }

  document.addEventListener("click", function (event) {
    var button = event.target.closest && event.target.closest(".rp-copy")
    if (!button) return
    var address = new URL("../" + button.dataset.copy, base)
    if (file) address.pathname += "index.html"
    var copied = navigator.clipboard && window.isSecureContext
      ? navigator.clipboard.writeText(address.href).catch(function () { copyPlainly(address.href) })
      : Promise.resolve(copyPlainly(address.href))
    copied.then(function () {
      button.focus()
      status.textContent = words.copied
      status.classList.add("rp-shown")
      setTimeout(function () {
        status.classList.remove("rp-shown")
        status.textContent = ""
      }, 2000)
    })
  })

  /* --- the language switcher: stay at the rule --------------------------------------------------------------- */

  function here() {
    if (location.hash) {
      var target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      if (target) {
        var top = target.getBoundingClientRect().top
        if (top > -innerHeight && top < innerHeight) return location.hash
      }
    }
    var passed = Array.from(document.querySelectorAll("article h3[id]")).filter(function (heading) {
      return heading.getBoundingClientRect().top < 160
    })
    return scrollY > 100 && passed.length ? "#" + passed[passed.length - 1].id : ""
  }

  document.querySelectorAll("a[data-language]").forEach(function (link) {
    function aim() {
      var url = new URL(link.href)
      url.hash = here()
      link.href = url.href
    }
    link.addEventListener("pointerdown", aim)
    link.addEventListener("focus", aim)
    link.addEventListener("click", function () {
      aim()
      remember(link.dataset.language)
    })
  })

  /* --- the rest ---------------------------------------------------------------------------------------------- */

  if (file) document.querySelectorAll("a[href]").forEach(window.ruleproofWhole)

  /* Material draws its search box as a dialogue; a name makes it one that can be told from others. */
  var search = document.querySelector(".md-search[role=dialog]")
  var input = document.querySelector(".md-search__input")
  if (search && input) search.setAttribute("aria-label", input.getAttribute("aria-label"))
})()
