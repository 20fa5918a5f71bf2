/**
 * Says on the home page that the site lies under another address than it was built for: then none of its scripts and styles can be found.
 * A plain script inside the page does it, since nothing else arrives. It writes the text itself, so that no search engine reads it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import Head from '@docusaurus/Head'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'

export const BasePathBanner = (): ReactNode => {
  const basePath = useBaseUrl('/')
  const title = translate({
    id: 'site.basePath.title',
    message: 'This site did not load properly.',
    description: 'Shown when the site lies under another address than it was built for',
  })
  const text = translate(
    {
      id: 'site.basePath.text',
      message: 'It was built for the address {basePath}, but it is open at {path}. If the site is yours, build it again with SITE_BASE_PATH={path}',
      description: 'Explains what to do when the site lies under another address than it was built for. {path} is filled in by the page.',
    },
    { basePath, path: '{path}' },
  )
  // Only in the page's HTML: where React runs, the address is right, and another script would only be refused. What is in the head is not hydrated.
  return ExecutionEnvironment.canUseDOM ? null : (
    <Head>
      <script>{script(title, text)}</script>
    </Head>
  )
}

/** For browsers of any age. The site's colours are there when its style sheet has come, before which nothing is shown; its scripts come later. */
const script = (title: string, text: string): string => `addEventListener('DOMContentLoaded', function () {
  if (getComputedStyle(document.documentElement).getPropertyValue('--paper')) return
  var path = location.pathname.replace(/\\/?$/, '/')
  var box = document.createElement('div')
  box.setAttribute('role', 'alert')
  box.setAttribute('style', 'margin:20px;padding:20px;border:3px solid #a3322c;background:#fff;color:#1d1f27;font:18px/1.6 sans-serif')
  var heading = document.createElement('p')
  heading.style.fontWeight = 'bold'
  heading.textContent = ${literal(title)}
  var explanation = document.createElement('p')
  explanation.textContent = ${literal(text)}.split('{path}').join(path)
  box.appendChild(heading)
  box.appendChild(explanation)
  document.body.insertBefore(box, document.body.firstChild)
})`

const literal = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)
