/**
 * Text and pictures before scripts: the scripts of a page are fetched at once, but run when its first words and its picture are on the
 * screen. Deferred scripts run before that, as soon as the text has been read; from the cache, or on a fast network and a slow phone,
 * they then stand between the reader and a page that could have been painted. Must not know: what the scripts do.
 */
import { createRequire } from 'node:module'

// A CommonJS module, whose default Node gives otherwise than the framework's own loader; what it exports is one text.
const { default: template } = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as { readonly default: string }

/** What a page says when these scripts do not come, in its own language. Of its later ones src/client/load-failure.ts speaks. */
export type Words = { readonly failed: string; readonly retry: string }

/**
 * Runs in the page. A page nobody sees paints nothing, and a browser may not tell of it; whoever touches the page is not kept waiting.
 * Without its style sheet, the page lies elsewhere than it was built for, and says that already (src/components/base-path-banner.tsx).
 */
const starter = ({ failed, retry }: Words, first: string): string => `(function () {
  var isStarted = false
  function say(event) {
    if (document.querySelector('.load-failure') || !getComputedStyle(document.documentElement).getPropertyValue('--paper')) return
    var box = document.createElement('div')
    box.className = 'load-failure'
    box.setAttribute('role', 'alert')
    var text = document.createElement('p')
    text.textContent = ${JSON.stringify(failed)} + ' ' + event.target.src
    var button = document.createElement('button')
    button.type = 'button'
    button.className = 'button-ink'
    button.textContent = ${JSON.stringify(retry)}
    button.addEventListener('click', function () {
      location.reload()
    })
    box.append(text, button)
    document.body.append(box)
  }
  function start() {
    if (isStarted) return
    isStarted = true
    ${first}
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      var script = document.createElement('script')
      script.src = link.href
      script.async = false
      // Of one that is the page's own the framework hears too: it asks for it anew, and speaks of a second failure.
      if (/\\bmain\\.[^/]*$/.test(link.href)) script.addEventListener('error', say)
      document.head.append(script)
    })
  }
  document.addEventListener('DOMContentLoaded', function () {
    var picture = document.querySelector('img[fetchpriority=high]')
    // The picture of a page often comes a frame after its words, and is waited for; one that is not the largest part is not told of.
    function painted() {
      if (picture) setTimeout(start, 200)
      else start()
    }
    if (document.hidden) return start()
    setTimeout(start, 1000)
    for (var name of ['pointerdown', 'keydown']) addEventListener(name, start, { once: true, capture: true })
    try {
      new PerformanceObserver(function (list) {
        if (list.getEntriesByName('first-contentful-paint').length > 0) painted()
      }).observe({ type: 'paint', buffered: true })
      new PerformanceObserver(function (list) {
        for (var entry of list.getEntries()) if (picture && entry.element === picture) start()
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    } catch (_) {}
  })
})()`

const deferred = '<script src="<%= it.baseUrl %><%= script %>" defer></script>'
const each = 'it.scripts.forEach('
/** What begins everything comes first in the framework's list. Here it comes last, so that all else has been read by then, each in a task of its own. */
const eachFromTheEnd = 'it.scripts.toReversed().forEach('
const fetched = '<link rel=preload as=script fetchpriority=low href=<%= it.baseUrl %><%= script %> data-run>'

/** The framework's own document, whose scripts start this way; `first` is a script of few words that runs before them, in a task of its own. */
export const paintFirst = (words: Words, first: string): string => {
  // Between its elements are line ends, which a page needs not.
  const [before, after, ...more] = template.replaceAll(/\n\s*/g, '').split(deferred)
  if (before === undefined || after === undefined || more.length > 0 || !before.includes(each) || !after.includes('</head>'))
    throw new Error(`The framework's document was expected to hold once, in its head:\n  ${deferred}\nIt is:\n${template}`)
  return `${before.replace(each, eachFromTheEnd)}${fetched}${after.replace('</head>', () => `<script>${starter(words, first)}</script></head>`)}`
}
