/* The search: scores the index that ruleproof/books/find.py built as that module does, and answers in the messages of
   Material's search worker, whose place it takes. Runs as a worker; in a page opened from a folder, in the page. */
(function (scope) {
  "use strict"
  var SETUP = 0, READY = 1, QUERY = 2, RESULT = 3
  var TITLE = 8, ADDRESS = 1000, STARTS = 0.8, AKIN = 0.5, SMALL = 0.2, READING = 3, PLACES = 1e6, SHOWN = 40
  var index = null, reading = null

  function fold(text) {
    return text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC")
  }

  function wordsOf(text) {
    return fold(text).match(/[\p{L}\p{N}]+/gu) || []
  }

  function keys(word, plurals) {
    var found = [word]
    plurals.forEach(function (pair) {
      if (!word.endsWith(pair[0])) return
      var stem = word.slice(0, word.length - pair[0].length) + pair[1]
      if (stem.length > 2 && !found.includes(stem)) found.push(stem)
    })
    return found
  }

  function likeness(wanted, key) {
    if (wanted.includes(key)) return 1
    var word = wanted[0], shared = 0
    if (word.length > 2 && key.startsWith(word)) return STARTS
    while (shared < word.length && shared < key.length && word[shared] === key[shared]) shared++
    var endings = Math.max(word.length, key.length) - shared
    return shared > 3 && (endings <= 3 || shared >= 0.7 * (shared + endings)) ? AKIN : 0
  }

  /* By entry, how well it fits the word. Kept for the next letter typed, which leaves the words before as they were. */
  function matches(word) {
    if (index.known.has(word)) return index.known.get(word)
    var wanted = keys(word, index.plurals), best = new Map()
    for (var key in index.words) {
      var quality = likeness(wanted, key)
      if (!quality) continue
      var postings = index.words[key]
      for (var i = 0; i < postings.length; i += 2)
        best.set(postings[i], Math.max(best.get(postings[i]) || 0, quality * postings[i + 1]))
    }
    index.known.set(word, best)
    return best
  }

  function search(query) {
    var words = wordsOf(query), scores = new Map(), met = new Map(), total = 0
    words.forEach(function (word) {
      var found = matches(word)
      var rarity = Math.log(1 + (index.docs.length - found.size + 0.5) / (found.size + 0.5))
      if (index.small.includes(word)) rarity *= SMALL
      total += rarity
      found.forEach(function (weight, number) {
        scores.set(number, (scores.get(number) || 0) + weight * rarity)
        met.set(number, (met.get(number) || 0) + rarity)
      })
    })
    scores.forEach(function (score, number) { scores.set(number, total ? score * met.get(number) / total : 0) })
    var phrase = words.join(" ")
    var asked = query.toLowerCase().match(/[a-z0-9]+(?:[.-][a-z0-9]+)*/g) || []
    index.docs.forEach(function (doc, number) {
      var title = index.titles[number]
      if (scores.has(number) && phrase && (" " + title + " ").includes(" " + phrase + " "))
        scores.set(number, scores.get(number) + 2 * TITLE * (phrase === title ? 2 : 1))
      if (doc.addresses.some(function (address) { return asked.includes(address) }))
        scores.set(number, (scores.get(number) || 0) + ADDRESS)
      if (scores.has(number) && reading && doc.location.startsWith(reading + "/"))
        scores.set(number, scores.get(number) * READING)
    })
    return Array.from(scores, function (one) { return [one[0], Math.round(one[1] * PLACES) / PLACES] })
      .sort(function (a, b) { return b[1] - a[1] || a[0] - b[0] })
  }

  function escape(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;")
  }

  /* The text with every word marked that made it fit. */
  function marked(text, wanted) {
    return escape(text).replace(/[\p{L}\p{M}\p{N}]+/gu, function (word) {
      var forms = keys(fold(word), index.plurals)
      var fits = wanted.some(function (one) {
        return forms.some(function (form) { return likeness(one, form) > 0 })
      })
      return fits ? "<mark>" + word + "</mark>" : word
    })
  }

  /* Whether a word tells results apart: one that most of them have is not worth marking. */
  function telling(word) {
    return word.length > 2 && !index.small.includes(word) && (index.docs.length < 10 || matches(word).size < index.docs.length / 2)
  }

  function item(doc, score, wanted) {
    var number = doc.number ? '<span class="rp-number">' + doc.number + "</span> " : ""
    return [
      { location: doc.location, title: number + marked(doc.title, wanted), text: marked(doc.text, wanted), score: score, terms: {} },
      { location: doc.page, title: escape(doc.place), text: "", score: 0, terms: {} }
    ]
  }

  function answer(query) {
    var wanted = wordsOf(query).filter(telling)
      .map(function (word) { return keys(word, index.plurals) })
    return search(query).slice(0, SHOWN).map(function (hit) { return item(index.docs[hit[0]], hit[1], wanted) })
  }

  function handle(message) {
    if (message.type === SETUP) {
      index = Object.assign({ docs: message.data.docs, known: new Map() }, message.data.config)
      index.titles = index.docs.map(function (doc) { return wordsOf(doc.title).join(" ") })
      return { type: READY }
    }
    if (message.type === QUERY) return { type: RESULT, data: { items: index ? answer(message.data) : [] } }
    throw new TypeError("Invalid message type")
  }

  scope.ruleproofSearch = handle
  /* For each query and the book read meanwhile, every hit with its score. */
  scope.ruleproofRank = function (data, queries) {
    handle({ type: SETUP, data: data })
    return queries.map(function (query) {
      reading = query[1]
      return search(query[0]).map(function (hit) { return [index.docs[hit[0]].location, hit[1]] })
    })
  }
  /* The book of the page that asks stands in the address of this script. */
  var address = scope.document ? scope.document.currentScript.src : scope.location.href
  reading = address ? new URL(address).searchParams.get("book") : null
  if (typeof WorkerGlobalScope !== "undefined" && scope instanceof WorkerGlobalScope)
    scope.addEventListener("message", function (event) { scope.postMessage(handle(event.data)) })
})(self)
