/**
 * Text and pictures before scripts: the scripts of a page are fetched at once, but run when its first words are on the screen. Deferred
 * scripts run before that, as soon as the text has been read; from the cache, or on a fast network and a slow phone, they then stand between
 * the reader and a page that could have been painted. Must not know: what the scripts do.
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
const starter = ({ failed, retry }: Words): string => `(function () {
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
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      var script = document.createElement('script')
      script.src = link.href
      script.async = false
      script.addEventListener('error', say)
      document.head.append(script)
    })
  }
  function isPainted(entries) {
    return entries.getEntriesByName('first-contentful-paint').length > 0
  }
  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden || isPainted(performance)) return start()
    setTimeout(start, 1000)
    for (var name of ['pointerdown', 'keydown']) addEventListener(name, start, { once: true, capture: true })
    try {
      new PerformanceObserver(function (list) {
        if (isPainted(list)) start()
      }).observe({ type: 'paint', buffered: true })
    } catch (_) {}
  })
})()`

const deferred = '<script src="<%= it.baseUrl %><%= script %>" defer></script>'
const fetched = '<link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" data-run>'

/** The framework's own document, whose scripts start this way. */
export const paintFirst = (words: Words): string => {
  const [before, after, ...more] = template.split(deferred)
  if (before === undefined || after === undefined || more.length > 0 || !after.includes('</head>'))
    throw new Error(`The framework's document was expected to hold once, in its head:\n  ${deferred}\nIt is:\n${template}`)
  return `${before}${fetched}${after.replace('</head>', () => `<script>${starter(words)}</script></head>`)}`
}
