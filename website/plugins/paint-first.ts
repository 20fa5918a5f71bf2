/**
 * Text and pictures before scripts: the scripts of a page are fetched at once, but run when its first words and its picture are on the
 * screen. Deferred scripts run before that, as soon as the text has been read; from the cache, or on a fast network and a slow phone,
 * they then stand between the reader and a page that could have been painted. Must not know: what the scripts do.
 */
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

/**
 * The document of every page, as the framework's `ssrTemplate` wants it; `first` is a script of few words that runs before the page's own, in a
 * task of its own. What begins everything comes first in the framework's list. Here it comes last, so that all else has been read by then.
 */
export const paintFirst = (words: Words, first: string): string => `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((tags) => { %><%~ tags %><% }) %>
<%~ it.headTags %>
<% it.stylesheets.forEach((sheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>"><% }) %>
<% it.scripts.toReversed().forEach((script) => { %><link rel="preload" as="script" fetchpriority="low" href="<%= it.baseUrl %><%= script %>" data-run><% }) %>
<script>${starter(words, first)}</script>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`
