/* The search: finds in a book's texts what fits, as ruleproof/books/find does with the same texts, function by function.
   Runs as a worker; in a page opened from a folder, in the page. */
(function (scope) {
  "use strict"
  var ONE_SLIP = 5, TWO_SLIPS = 8, STEM = 3
  var WEIGHTS = { title: 8, asked: 6, names: 8, text: 5, links: 2, heading: 1.5, examples: 1 }
  var STARTS = 0.7, GOES_ON = 0.3, SLIPS = [1, 0.75, 0.5], AKIN = 0.4, PARTS = 0.7, JOINED = 0.9, EVERYDAY = 0.8
  var SHARED = 4, OTHERWISE = 3
  var ADDRESS = 1000, PHRASE = 10, WHOLE = 0.95, JUST_THAT = 50, WORTH = 0.1, PLACES = 1e6
  var KINDS = { rule: 1, ruling: 0.8, dispute: 0.8, term: 0.3 }

  /* --- words ------------------------------------------------------------------------------------------------ */

  function fold(text) {
    return text.toLowerCase().replace(/ß/g, "ss").normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC")
  }

  function wordsOf(text) {
    return fold(text).match(/[\p{L}\p{N}]+/gu) || []
  }

  function slipsForgiven(word) {
    return word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : 0
  }

  function slips(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1
    var before = [], last = [], now
    for (var i = 0; i <= other.length; i++) last.push(i)
    for (var row = 1; row <= one.length; row++) {
      now = [row]
      var least = row
      for (var column = 1; column <= other.length; column++) {
        var same = one[row - 1] === other[column - 1]
        var cost = Math.min(last[column] + 1, now[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
          cost = Math.min(cost, before[column - 2] + 1)
        now.push(cost)
        if (cost < least) least = cost
      }
      if (least > most) return most + 1
      before = last
      last = now
    }
    return Math.min(last[other.length], most + 1)
  }

  function akin(word, other) {
    var shared = 0
    while (shared < word.length && shared < other.length && word[shared] === other[shared]) shared++
    return shared >= SHARED && Math.max(word.length, other.length) - shared <= OTHERWISE
  }

  /* What is known of the language: how its words end, which tell nothing, what players say for what rules say. */
  function Speech(data) {
    this.plurals = data.plurals
    this.endings = data.endings
    this.small = new Set(data.small)
    this.known = new Map()
    this.everyday = new Map(data.everyday.map(function (pair) { return [pair[0].join(" "), pair[1]] }))
  }

  Speech.prototype.stem = function (word) {
    if (!this.known.has(word)) this.known.set(word, this.cut(word))
    return this.known.get(word)
  }

  Speech.prototype.cut = function (word) {
    var plural = this.plurals.find(function (pair) {
      return word.endsWith(pair[0]) && word.length - pair[0].length + pair[1].length >= STEM && word.length > STEM
    })
    if (plural) word = word.slice(0, word.length - plural[0].length) + plural[1]
    var ending = this.endings.find(function (one) { return word.endsWith(one) && word.length - one.length >= STEM })
    if (ending) word = word.slice(0, word.length - ending.length)
    var last = word[word.length - 1]
    return word.length > STEM && last === word[word.length - 2] && /\p{L}/u.test(last) ? word.slice(0, -1) : word
  }

  /* --- the index of a book ---------------------------------------------------------------------------------- */

  function Index(texts, speech) {
    var index = this
    this.book = texts.book
    this.entries = texts.entries
    this.speech = speech
    this.stems = new Map()
    this.postings = new Map()
    this.titles = texts.entries.map(function (entry) { return wordsOf(entry.title).join(" ") })
    this.phrases = []
    this.phrasesWith = new Map()
    this.slots = new Map()
    function union(sets) {
      var all = new Set()
      sets.forEach(function (set) { set.forEach(function (stem) { all.add(stem) }) })
      return all
    }
    var names = texts.names.map(function (one) { return one.map(index.stemsOf, index) })
    function called(places) {
      return [].concat.apply([], (places || []).map(function (place) { return names[place] }))
    }
    this.entries.forEach(function (entry, number) {
      var title = index.stemsOf(entry.title), asked = (entry.asked || []).map(index.stemsOf, index)
      var named = called(entry.defines)
      index.weigh(number, "title", entry.kind === "term" ? [] : title)
      index.weigh(number, "asked", union(asked))
      index.weigh(number, "names", union(named))
      index.weigh(number, "text", index.stemsOf(entry.text || ""))
      index.weigh(number, "links", union(called(entry.links)))
      index.weigh(number, "heading", index.stemsOf((entry.heading || "") + " " + entry.id))
      index.weigh(number, "examples", index.stemsOf(entry.examples || ""))
      ;[title].concat(asked, named).forEach(function (stems) { index.note(number, stems) })
      entry.addresses = entry.kind === "term" ? [] : [entry.number, entry.id.toLowerCase()].filter(Boolean)
    })
    this.phrases.forEach(function (phrase) {
      phrase.weight = Array.from(phrase.stems).sort().reduce(function (sum, stem) {
        return sum + index.rarity(index.having(stem))
      }, 0)
    })
    this.words = Array.from(this.stems)
  }

  Index.prototype.stemsOf = function (text) {
    var index = this, found = new Set()
    wordsOf(text).forEach(function (word) {
      if (index.speech.small.has(word)) return
      if (!index.stems.has(word)) index.stems.set(word, index.speech.stem(word))
      found.add(index.stems.get(word))
    })
    return found
  }

  Index.prototype.weigh = function (entry, where, stems) {
    var postings = this.postings
    stems.forEach(function (stem) {
      if (!postings.has(stem)) postings.set(stem, new Map())
      var found = postings.get(stem)
      found.set(entry, (found.get(entry) || 0) + WEIGHTS[where])
    })
  }

  Index.prototype.note = function (entry, stems) {
    var index = this
    if (!stems.size) return
    stems.forEach(function (stem) {
      if (!index.postings.has(stem)) index.postings.set(stem, new Map())
      if (!index.postings.get(stem).has(entry)) index.postings.get(stem).set(entry, 0)
      if (!index.phrasesWith.has(stem)) index.phrasesWith.set(stem, [])
      index.phrasesWith.get(stem).push(index.phrases.length)
    })
    this.phrases.push({ entry: entry, stems: stems, weight: 0 })
  }

  Index.prototype.having = function (stem) {
    return this.postings.has(stem) ? this.postings.get(stem).size : 0
  }

  Index.prototype.rarity = function (having) {
    return Math.log(1 + (this.entries.length - having + 0.5) / (having + 0.5))
  }

  /* --- what a query means ----------------------------------------------------------------------------------- */

  function add(means, stem, quality) {
    means.set(stem, Math.max(means.get(stem) || 0, quality))
  }

  Index.prototype.slotsOf = function (query) {
    var index = this, speech = this.speech, words = wordsOf(query)
    var telling = words.some(function (word) { return !speech.small.has(word) })
    var slots = words.map(function (word) { return index.slot(word, telling && speech.small.has(word)) })
    for (var i = 0; i + 1 < slots.length; i++) {
      var joined = speech.stem(slots[i].word + slots[i + 1].word)
      if (!this.postings.has(joined)) continue
      add(slots[i].means, joined, JOINED)
      add(slots[i + 1].means, joined, JOINED)
    }
    var stems = slots.map(function (slot) { return speech.stem(slot.word) })
    for (var start = 0; start < stems.length; start++)
      for (var end = start + 1; end <= Math.min(start + 3, stems.length); end++) {
        var meant = speech.everyday.get(stems.slice(start, end).join(" ")) || []
        meant.forEach(function (stem) {
          if (!index.postings.has(stem)) return
          add(slots[end - 1].means, stem, EVERYDAY)
          slots[end - 1].small = false
        })
      }
    return slots
  }

  /* Kept for the next letter typed, which leaves the words before as they were. */
  Index.prototype.slot = function (word, small) {
    var key = (small ? "-" : "+") + word
    if (!this.slots.has(key)) this.slots.set(key, this.newSlot(word, small))
    var slot = this.slots.get(key)
    return { word: word, small: small, means: new Map(slot.means), meant: slot.meant }
  }

  Index.prototype.newSlot = function (word, small) {
    var slot = { word: word, small: small, means: new Map(), meant: "" }
    var stem = this.speech.stem(word), known = this.postings.has(stem)
    if (known) slot.means.set(stem, 1)
    if (small) return slot
    if (word.length > 2)
      this.words.forEach(function (pair) {
        if (pair[1] !== stem && pair[0].startsWith(word)) add(slot.means, pair[1], known ? GOES_ON : STARTS)
      })
    if (!known) this.forgive(slot)
    return slot
  }

  Index.prototype.forgive = function (slot) {
    var index = this, word = slot.word, begun = slot.means.size > 0, best = SLIPS.length
    this.words.forEach(function (pair) {
      var most = slipsForgiven(word.length < pair[0].length ? pair[0] : word)
      var found = most ? slips(word, pair[0], most) : 1
      if (found <= most) {
        add(slot.means, pair[1], SLIPS[found])
        if (found < best) {
          best = found
          slot.meant = pair[0]
        }
      } else if (akin(word, pair[0])) add(slot.means, pair[1], AKIN)
    })
    if (begun) slot.meant = ""
    if (best < SLIPS.length || begun) return
    for (var cut = 3; cut < word.length - 2; cut++) {
      var halves = [word.slice(0, cut), word.slice(cut)].map(this.speech.stem, this.speech)
      if (!halves.every(function (half) { return index.postings.has(half) })) continue
      slot.meant = word.slice(0, cut) + " " + word.slice(cut)
      halves.forEach(function (half) { add(slot.means, half, PARTS) })
    }
  }

  /* --- what fits -------------------------------------------------------------------------------------------- */

  Index.prototype.byWords = function (slots) {
    var index = this, scores = new Map(), met = new Map(), alike = new Map(), total = 0
    slots.forEach(function (slot) {
      var found = new Map(), qualityOf = new Map(), phrases = new Map(), best = 0, having = 0
      slot.means.forEach(function (quality) { best = Math.max(best, quality) })
      slot.means.forEach(function (quality, stem) {
        if (quality === best) having = Math.max(having, index.having(stem))
        index.postings.get(stem).forEach(function (weight, number) {
          add(found, number, quality * weight)
          add(qualityOf, number, quality)
        })
        ;(index.phrasesWith.get(stem) || []).forEach(function (place) { add(phrases, place, quality / best) })
      })
      var rarity = index.rarity(having)
      total += rarity
      found.forEach(function (weight, number) {
        scores.set(number, (scores.get(number) || 0) + weight * rarity)
        met.set(number, (met.get(number) || 0) + rarity * qualityOf.get(number))
      })
      phrases.forEach(function (quality, place) { alike.set(place, (alike.get(place) || 0) + rarity * quality) })
    })
    var best = new Map()
    alike.forEach(function (shared, place) {
      var phrase = index.phrases[place]
      add(best, phrase.entry, Math.min(1, 2 * shared / (total + phrase.weight)))
    })
    scores.forEach(function (score, number) {
      var part = met.get(number) / total, likeness = best.get(number) || 0
      var fit = score * part * part / total + PHRASE * likeness * likeness
      scores.set(number, likeness >= WHOLE ? fit + JUST_THAT : fit * KINDS[index.entries[number].kind])
    })
    return scores
  }

  /* 3 if the title is what was typed, small words included; 2 if it has that, and it is more than a word. */
  function saidIn(words, title) {
    if (words === title) return 3
    return words.includes(" ") && (" " + title + " ").includes(" " + words + " ") ? 2 : 0
  }

  /* The entries that fit, best first, each with its score. */
  Index.prototype.ranked = function (query) {
    var index = this
    var scores = this.byWords(this.slotsOf(query).filter(function (slot) { return !slot.small }))
    var typed = fold(query).match(/[a-z0-9]+(?:[.-][a-z0-9]+)*/g) || [], words = wordsOf(query).join(" ")
    this.entries.forEach(function (entry, number) {
      if (scores.has(number)) scores.set(number, scores.get(number) + JUST_THAT * saidIn(words, index.titles[number]))
      if (entry.addresses.some(function (address) { return typed.includes(address) }))
        scores.set(number, (scores.get(number) || 0) + ADDRESS)
    })
    var hits = Array.from(scores, function (one) { return [one[0], Math.round(one[1] * PLACES) / PLACES] })
      .sort(function (a, b) { return b[1] - a[1] || a[0] - b[0] })
    return hits.filter(function (one) { return one[1] >= hits[0][1] * WORTH })
      .map(function (one) { return { entry: index.entries[one[0]], score: one[1] } })
  }

  /* The hits of the book that somebody is reading, and those of all others. */
  function together(indexes, query, reading) {
    var own = [], others = []
    indexes.forEach(function (index) {
      var block = index.book === reading ? own : others
      index.ranked(query).forEach(function (hit) {
        block.push({ book: index.book, entry: hit.entry, score: hit.score })
      })
    })
    others.sort(function (a, b) { return b.score - a.score })
    return own.concat(others.filter(function (hit) { return hit.score >= others[0].score * WORTH }))
  }

  /* The query with the words that were taken for those that no book has; empty if each word is in one of them. */
  function meant(indexes, query) {
    var found = null
    indexes.forEach(function (index) {
      var slots = index.slotsOf(query)
      found = found ? found.map(function (one, place) { return better(one, slots[place]) }) : slots
    })
    if (!found || !found.some(function (slot) { return slot.meant })) return ""
    return found.map(function (slot) { return slot.meant || slot.word }).join(" ")
  }

  function knows(slot) { return slot.means.size > 0 && !slot.meant }

  function better(one, other) {
    return knows(one) || !(knows(other) || (other.meant && !one.meant)) ? one : other
  }

  /* --- what the search box asks ----------------------------------------------------------------------------- */

  var SETUP = 0, READY = 1, QUERY = 2, RESULT = 3, TEXT = 320
  /* The book of the page that asks stands in the address of this script. */
  var address = scope.document ? scope.document.currentScript.src : (scope.location || {}).href
  var reading = address ? new URL(address).searchParams.get("book") : null
  var inPage = Boolean(scope.document)
  var settings = null, speech = null, indexes = [], loading = false, asked = null

  /* The texts of a book. A page opened from a folder may not fetch, but may run a script. */
  function fetchTexts(book) {
    var place = "../../search/" + book
    if (!inPage) return fetch(new URL(place + ".json", address)).then(function (answer) { return answer.json() })
    return new Promise(function (resolve, reject) {
      var script = document.createElement("script")
      script.src = new URL(place + ".js", address)
      script.onload = function () { resolve(scope["ruleproof " + book]) }
      script.onerror = reject
      document.head.appendChild(script)
    })
  }

  /* The open book first, the others after it; what was asked is answered again with each. */
  function load(tell) {
    if (loading) return
    loading = true
    var books = settings.books.slice().sort(function (one, other) { return (other === reading) - (one === reading) })
    books.reduce(function (before, book) {
      return before.then(function () { return fetchTexts(book) }).then(function (texts) {
        indexes.push(new Index(texts, speech))
        if (asked !== null) tell({ type: RESULT, data: { items: answer(asked) } })
      })
    }, Promise.resolve())
  }

  function escape(text) {
    return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;")
  }

  /* Whether a word of a hit is what somebody typed, or stands for it. */
  function tellingIn(index, query) {
    var wanted = new Set(), starts = []
    index.slotsOf(query).forEach(function (slot) {
      if (slot.small) return
      if (slot.word.length > 2) starts.push(slot.word)
      slot.means.forEach(function (quality, stem) { if (quality >= 0.5) wanted.add(stem) })
    })
    return function (word) {
      var folded = fold(word)
      return wanted.has(speech.stem(folded)) || starts.some(function (one) { return folded.startsWith(one) })
    }
  }

  function marked(text, telling) {
    return escape(text).replace(/[\p{L}\p{M}\p{N}]+/gu, function (word) {
      return telling(word) ? "<mark>" + word + "</mark>" : word
    })
  }

  function cut(text) {
    return text.length <= TEXT ? text : text.slice(0, TEXT).replace(/\s+\S*$/, "") + " …"
  }

  function item(entry, score, telling) {
    var number = entry.number ? '<span class="rp-number">' + entry.number + "</span> " : ""
    return [
      { location: entry.href, title: number + marked(entry.title, telling), text: marked(cut(entry.text || ""), telling), score: score, terms: {} },
      { location: entry.page, title: escape(entry.place), text: "", score: 0, terms: {} }
    ]
  }

  function answer(query) {
    var telling = new Map(indexes.map(function (index) { return [index.book, tellingIn(index, query)] }))
    return together(indexes, query, reading).map(function (hit) {
      return item(hit.entry, hit.score, telling.get(hit.book))
    })
  }

  function handle(message, tell) {
    if (message.type === SETUP) {
      settings = message.data.config
      speech = new Speech(settings.speech)
      return tell({ type: READY })
    }
    if (message.type !== QUERY) throw new TypeError("Invalid message type")
    asked = message.data
    if (settings) load(tell)
    tell({ type: RESULT, data: { items: answer(asked) } })
  }

  scope.ruleproofSearch = handle
  /* For each query and the book read meanwhile, every hit by book, kind and id, with its score; and what was meant. */
  scope.ruleproofRank = function (known, books, queries) {
    var all = books.map(function (texts) { return new Index(texts, new Speech(known)) })
    return queries.map(function (query) {
      var hits = together(all, query[0], query[1])
      return [hits.map(function (hit) { return [hit.book, hit.entry.kind, hit.entry.id, hit.score] }), meant(all, query[0])]
    })
  }
  if (typeof WorkerGlobalScope !== "undefined" && scope instanceof WorkerGlobalScope)
    scope.addEventListener("message", function (event) {
      handle(event.data, function (message) { scope.postMessage(message) })
    })
})(typeof self === "undefined" ? globalThis : self)
