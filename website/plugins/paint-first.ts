/**
 * Text and pictures before scripts: the scripts of a page are fetched at once, but run when its first words are on the screen. Deferred
 * scripts run before that, as soon as the text has been read; from the cache, or on a fast network and a slow phone, they then stand between
 * the reader and a page that could have been painted. Must not know: what the scripts do.
 */
import { createRequire } from 'node:module'

// A CommonJS module, whose default Node gives otherwise than the framework's own loader; what it exports is one text.
const { default: template } = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgTemplate.html.js') as { readonly default: string }

/** Runs in the page. A page nobody sees paints nothing, and a browser may not tell of it; whoever touches the page is not kept waiting. */
const starter = `(function () {
  var isStarted = false
  function start() {
    if (isStarted) return
    isStarted = true
    document.querySelectorAll('link[data-run]').forEach(function (link) {
      var script = document.createElement('script')
      script.src = link.href
      script.async = false
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
export const paintFirst = (): string => {
  const [before, after, ...more] = template.split(deferred)
  if (before === undefined || after === undefined || more.length > 0 || !after.includes('</head>'))
    throw new Error(`The framework's document was expected to hold once, in its head:\n  ${deferred}\nIt is:\n${template}`)
  return `${before}${fetched}${after.replace('</head>', () => `<script>${starter}</script></head>`)}`
}
