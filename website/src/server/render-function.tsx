/**
 * Renders the pages of functions. Those of one folder differ in what is made of their records and in a few names and addresses; all else, three
 * quarters of their elements, is the same. So the framework renders the first page of a folder, and the others are put into what it leaves of
 * that one. It renders the last one too, which must be to the letter what would have been put together: whatever else comes to differ ends the build.
 */
import { BrokenLinksProvider, createStatefulBrokenLinks } from '@docusaurus/core/lib/client/BrokenLinksContext'
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext'
import type { Rendered } from '@docusaurus/core/lib/client/serverEntry'
import { DocProvider } from '@docusaurus/plugin-content-docs/client'
import settings from '@generated/docusaurus.config'
import Paginator from '@theme/DocItem/Paginator'
import TOC from '@theme/DocItem/TOC/Desktop'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { filled, type Pieces, withHoles } from './frame.ts'
import type { Listed } from '../../plugins/function-documents/index.ts'
import { documentsBeside, folderOf, readContent } from './function-documents.ts'

/** Renders a page as the framework does. */
type Render = (document: Listed) => Promise<Rendered>

/** By folder. */
const frames = new Map<string, Promise<Frame>>()

export const renderFunction = async (document: Listed, render: Render): Promise<Rendered> => {
  const beside = documentsBeside(document)
  const [first = document] = beside
  const folder = folderOf(document.permalink)
  const frame = frames.get(folder) ?? render(first).then((page) => frameOf(first, page))
  frames.set(folder, frame)
  if (document === first) return (await frame).page
  const page = inFrame(await frame, document)
  if (document === beside.at(-1)) expectSame(document, page, await render(document))
  return page
}

/** What the pages of a folder share. */
type Frame = {
  /** The page that it was made from. */
  readonly page: Rendered
  readonly html: string
  readonly head: Head
  /** The link that leads to that page from the bar at the side of another one. */
  readonly link: string
  /** What is on every page: places that can be linked to, and where links lead. */
  readonly anchors: readonly string[]
  readonly links: readonly string[]
}

type Head = Rendered['collectedData']['metadata']['internal']

const frameOf = (document: Listed, page: Rendered): Frame => {
  const { body, head, anchors } = renderOwn(document)
  const { metadata, ...collected } = page.collectedData
  const html = withHoles(page.html, { link: { text: sideLink(document, true) }, ...body })
  const link = sideLink(document, false)
  return {
    page,
    html,
    head: mapHead(metadata.internal, (text) => withHoles(text, head)),
    link,
    anchors: collected.anchors.filter((anchor) => !anchors.includes(anchor)),
    // What its own text links to may be linked to from the bar too.
    links: collected.links.filter((address) => [html, link].some((text) => text.includes(`href="${address}"`))),
  }
}

const inFrame = (frame: Frame, document: Listed): Rendered => {
  const { body, head, anchors, links } = renderOwn(document)
  const { collectedData } = frame.page
  return {
    html: filled(frame.html, { link: { text: frame.link }, ...body }).replace(sideLink(document, false), () => sideLink(document, true)),
    collectedData: {
      ...collectedData,
      metadata: { ...collectedData.metadata, internal: mapHead(frame.head, (text) => filled(text, head)) },
      anchors: [...new Set([...frame.anchors, ...anchors])],
      links: [...new Set([...frame.links, ...links])],
    },
  }
}

type Own = { readonly body: Pieces; readonly head: Pieces; readonly anchors: readonly string[]; readonly links: readonly string[] }

/** What a page has of its own, as it stands in the HTML of its body and its head. */
const renderOwn = (document: Listed): Own => {
  const Content = readContent(document)
  const { metadata, frontMatter } = Content
  const collected = createStatefulBrokenLinks()
  const html = renderToString(
    <DocusaurusContextProvider>
      <StaticRouter location={document.permalink}>
        <BrokenLinksProvider brokenLinks={collected}>
          <DocProvider content={Content}>
            <Content />
            {seam}
            <TOC />
            {seam}
            <Paginator />
          </DocProvider>
        </BrokenLinksProvider>
      </StaticRouter>
    </DocusaurusContextProvider>,
  )
  // React puts what the browser may fetch ahead before everything else.
  const [, ahead = '', content = '', contents = '', paginator = ''] = new RegExp(`^((?:<link[^>]*>)*)(.*)${seam}(.*)${seam}(.*)$`, 's').exec(html) ?? []
  const address = { text: document.permalink.slice(settings.baseUrl.length), after: '"' }
  return {
    body: {
      ahead: { text: ahead },
      content: { text: content },
      contents: { text: contents },
      paginator: { text: paginator },
      label: { before: '<span class="breadcrumbs__link">', text: escape(document.label), after: '</span></li></ul>' },
      address,
    },
    head: {
      id: { before: 'docs-doc-id-', text: escape(metadata.id), after: '"' },
      description: { before: 'content="', text: escape(metadata.description), after: '"' },
      keywords: { before: 'content="', text: escape([frontMatter.keywords ?? []].flat().join(',')), after: '"' },
      title: { text: escape(metadata.title), after: ' | ' },
      name: { before: '"name":', text: JSON.stringify(document.label) },
      address,
    },
    anchors: collected.getCollectedAnchors(),
    links: collected.getCollectedLinks(),
  }
}

/** Between what is rendered together; a character that no page holds. */
const seam = '\uE002'

/** The link to a page in the bar at the side, where the page itself has it marked. */
const sideLink = ({ permalink }: Listed, isMarked: boolean): string =>
  `<a class="menu__link${isMarked ? ' menu__link--active" aria-current="page' : ''}" tabindex="0" href="${permalink}"`

/** As React and the framework write text. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')

const mapHead = (head: Head, change: (text: string) => string): Head => ({
  htmlAttributes: change(head.htmlAttributes),
  bodyAttributes: change(head.bodyAttributes),
  title: change(head.title),
  meta: change(head.meta),
  link: change(head.link),
  script: change(head.script),
})

const expectSame = ({ permalink }: Listed, made: Rendered, expected: Rendered): void => {
  const [ours, theirs] = [made, expected].map(textsOf)
  for (const [name, text] of Object.entries(theirs ?? {})) {
    const other = ours?.[name] ?? ''
    if (other === text) continue
    const at = [...text].findIndex((character, i) => character !== other[i])
    throw new Error(
      `The page ${permalink} was put together otherwise than the framework renders it: its ${name}, from character ${at}, is\n  ${other.slice(at, at + 120)}\nbut should be\n  ${text.slice(at, at + 120)}\nSay in src/server/render-function.tsx what of it is the page's own.`,
    )
  }
}

const textsOf = ({ html, collectedData: { metadata, anchors, links } }: Rendered): Readonly<Record<string, string>> => ({
  html,
  ...metadata.internal,
  anchors: [...anchors].toSorted().join(' '),
  links: [...links].toSorted().join(' '),
})
