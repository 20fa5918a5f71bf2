/** What the framework asks for the HTML of each page while the site is built. Pages of functions are put together, all others rendered as the framework does. */
import renderByFramework, { type Rendered, type Request } from '@docusaurus/core/lib/client/serverEntry'
import { documentAt } from './function-documents.ts'
import { renderFunction } from './render-function.tsx'
import { smallAttributes, smallHtml } from './small-html.ts'

const render = async (request: Request): Promise<Rendered> => {
  const document = documentAt(request.pathname)
  const page = document
    ? await renderFunction(document, ({ permalink }) => renderByFramework({ ...request, pathname: permalink }))
    : await renderByFramework(request)
  const { metadata } = page.collectedData
  const { htmlAttributes, bodyAttributes, title, meta, link, script } = metadata.internal
  const internal = {
    htmlAttributes: smallAttributes(htmlAttributes),
    bodyAttributes: smallAttributes(bodyAttributes),
    title: smallHtml(title),
    meta: smallHtml(meta),
    link: smallHtml(link),
    script: smallHtml(script),
  }
  return { html: smallHtml(page.html), collectedData: { ...page.collectedData, metadata: { ...metadata, internal } } }
}

export default render
