// @ts-check
/**
 * Pages for a full-size site, generated from the real ones: each new page is a page of a function, its text a chain of word pairs that
 * follow each other in the real texts, with new words among them, so that the vocabulary grows with the site realistically.
 * Every run generates the same pages.
 */

/** @typedef {import('../../website/plugins/search/build-index.ts').IndexedPage} Page */

/** @param {number} seed A generator of numbers from 0 to 1 (PCG's output step on a counter). */
const generator = (seed) => () => {
  seed = (Math.imul(seed, 747796405) + 2891336453) >>> 0
  const word = Math.imul((seed >>> ((seed >>> 28) + 4)) ^ seed, 277803737) >>> 0
  return (((word >>> 22) ^ word) >>> 0) / 2 ** 32
}

const isFunction = (/** @type {Page} */ { url, keywords }) => /^addons\/.+\/\w+$/.test(url) && keywords.length > 0

/**
 * @param {readonly Page[]} real
 * @param {{ count: number, locale: 'en' | 'ja' }} options `count` is the total number of pages.
 * @returns {readonly Page[]}
 */
export const fullSite = (real, { count, locale }) => {
  const random = generator(locale === 'en' ? 11 : 12)
  const models = real.filter(isFunction)
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const tokens = (/** @type {string} */ text) => [...segmenter.segment(text)].map(({ segment }) => segment)
  const followers = chain(real.flatMap(({ sections }) => sections.map(({ text }) => tokens(text))))
  const inventWord = inventor(random, locale)
  const names = nameMaker(models, random)
  /**
   * @template T
   * @param {readonly T[]} list
   * @returns {T}
   */
  const pick = (list) => {
    const item = list[Math.floor(random() * list.length)]
    if (item === undefined) throw new Error('There is nothing to pick from: the real pages have no pages of functions, or no texts.')
    return item
  }

  const write = (/** @type {number} */ length) => {
    let text = ''
    let before = ''
    for (let i = 0; i < length; i++) {
      const next = followers.get(before)
      let word = next ? pick(next) : pick(followers.get('') ?? [''])
      if (/^\p{L}{4,}$/u.test(word) && random() < 0.07) word = inventWord()
      text += word
      before = word
    }
    return text.replaceAll(/\s+/g, ' ').trim()
  }
  const made = Array.from({ length: Math.max(0, count - real.length) }, () => {
    const model = pick(models)
    const name = names()
    return {
      ...model,
      title: name,
      url: `${model.url.replace(/\w+$/, '')}${name}`,
      keywords: [name, ...model.keywords.slice(1).filter(() => random() < 0.5), ...Array.from({ length: 5 }, () => `${pick(model.keywords)} ${inventWord()}`)],
      sections: model.sections.map((section) => ({ ...section, text: write(tokens(section.text).length) })),
    }
  })
  return [...real, ...made].toSorted((a, b) => (a.url < b.url ? -1 : 1))
}

/** @param {readonly (readonly string[])[]} texts */
const chain = (texts) => {
  /** @type {Map<string, string[]>} */
  const followers = new Map()
  for (const text of texts) {
    let before = ''
    for (const word of text) {
      const list = followers.get(before) ?? []
      list.push(word)
      followers.set(before, list)
      before = word
    }
  }
  return followers
}

/**
 * New words: rare ones, of which some recur, following Zipf's law.
 * @param {() => number} random
 * @param {'en' | 'ja'} locale
 */
const inventor = (random, locale) => {
  const syllables =
    locale === 'en'
      ? 'ba con der ex fil gra hy in jec ka lu mo nor op per qui ra sub tri un ver wo xi yet zon tion al ity ous ing ment er'.split(' ')
      : 'アイウカキクコサシスソタチトナニハフマミムラリルレロンワ面点線形算変換式値界域率波束層相分布関係法量軸角度平均密'.split('')
  /** @type {string[]} */
  const known = []
  return () => {
    if (known.length > 0 && random() < 0.45) return known[Math.floor(random() ** 3 * known.length)] ?? ''
    const length = 2 + Math.floor(random() * (locale === 'en' ? 3 : 4))
    const word = Array.from({ length }, () => syllables[Math.floor(random() * syllables.length)]).join('')
    known.push(word)
    return word
  }
}

/**
 * Names of functions, similar to the real ones and all different.
 * @param {readonly Page[]} models
 * @param {() => number} random
 */
const nameMaker = (models, random) => {
  const parts = [...new Set(models.flatMap(({ title }) => title.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []))]
  const others =
    'circle hexagon polar wrap twist fold blur glow wave ridge cell warp tile spin dodge burn screen quint quart cubic sine elastic back lab xyz oklch yuv luma cone torus capsule star heart gear vesica arc spiral'.split(
      ' ',
    )
  const all = [...parts, ...others]
  const used = new Set(models.map(({ title }) => title))
  return () => {
    for (;;) {
      const name = Array.from({ length: 2 + Math.floor(random() * 2) }, () => all[Math.floor(random() * all.length)] ?? '')
        .map((part, i) => (i === 0 ? part.toLowerCase() : part.charAt(0).toUpperCase() + part.slice(1)))
        .join('')
      if (used.has(name)) continue
      used.add(name)
      return name
    }
  }
}
