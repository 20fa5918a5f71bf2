/**
 * The page of a function as the framework takes the content of a document: a component that carries what is known of the page. Made from the
 * files of the build where the page is rendered, and by load-document.ts from the finished page in a browser.
 */
import type { PropDocContent } from '@docusaurus/plugin-content-docs'
import type { FunctionDocument } from './function-document.ts'
import { FunctionPage } from './function-page.tsx'

/** What the framework knows of a document, its sources left out. */
export type Metadata = PropDocContent['metadata']

/** All of a page that is not seen as HTML: a part of it as JSON. */
export type FunctionFacts = Omit<FunctionDocument, 'head' | 'body'> & { readonly metadata: Metadata }

export const functionContent = (facts: FunctionFacts, json: string, head: string, body: string): PropDocContent => {
  const { title, keywords, toc, metadata, preview } = facts
  const Content = () => <FunctionPage preview={preview} head={head} body={body} facts={json} />
  // The framework's type describes a page compiled from MDX, whose component has the same properties.
  return Object.assign(Content, { metadata, frontMatter: { title, keywords }, assets: {}, contentTitle: title, toc }) as unknown as PropDocContent
}

/** From the files of the build. */
export const renderedContent = ({ head, body, ...rest }: FunctionDocument, metadata: Metadata): PropDocContent => {
  const facts: FunctionFacts = { ...rest, metadata: shown(metadata) }
  // Nothing in it may end the element it stands in.
  return functionContent(facts, JSON.stringify(facts).replaceAll('<', String.raw`\u003c`), head, body)
}

/** Without what no page reads. */
const shown = ({ frontMatter: _, ...metadata }: Metadata): Metadata => {
  // These are paths of the machine that built the site, and what the address was made from.
  const { source: __, sourceDirName: ___, slug: ____, ...read } = metadata
  // The three are read by nobody but the build.
  return { ...read, frontMatter: {} } as Metadata
}
