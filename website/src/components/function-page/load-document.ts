/**
 * Takes the page of a function from its finished document, so that its text is nowhere else: the one that a reader came to is there already,
 * and the next one is fetched as it lies on the host. Must not know: how such a page is made.
 */
import type { PropDocContent } from '@docusaurus/plugin-content-docs'
import { functionContent, type FunctionFacts } from './function-content.tsx'

/** `path` is the page's address without a slash at its end. */
export const loadDocument = async (path: string): Promise<{ readonly default: PropDocContent }> => {
  const page = readDocument(document, path) ?? readDocument(await fetchDocument(path), path)
  if (!page) throw new Error(`The document at ${path} is not the page of a function. Load the page again: the site may have changed.`)
  return { default: page }
}

const fetchDocument = async (path: string): Promise<Document> => {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${response.statusText}.`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** Nothing when the document is another page. */
const readDocument = (source: Document, path: string): PropDocContent | undefined => {
  const [json, head, body] = ['function-facts', 'function-head', 'function-body'].map((id) => source.getElementById(id)?.innerHTML)
  if (json === undefined || head === undefined || body === undefined) return undefined
  // The build wrote it: function-content.tsx.
  const facts = JSON.parse(json) as FunctionFacts
  return facts.metadata.permalink === path ? functionContent(facts, json, head, body) : undefined
}
