/**
 * The page of a function: its picture, and HTML from the build above and below it. React knows the picture and two elements beside it, not the
 * hundreds of elements within them; what those need of a script is answered here for all of them together.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'
import { useHistory } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import { useEffect, useState, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { copyText } from '../code/copy-button.tsx'
import type { FunctionDocument } from './function-document.ts'
import { ExamplePictures } from './example-picture.tsx'
import { FunctionPreview } from './function-preview.tsx'
import { rememberSource, showRememberedSource } from './source-choice.ts'

type Props = Pick<FunctionDocument, 'preview' | 'head' | 'body'> & {
  /** What the next page's client reads of this one: load-document.ts. */
  readonly facts: string
}

/** How long a button says that it has copied. */
const copiedMilliseconds = 1500

export const FunctionPage = ({ preview, head, body, facts }: Props): ReactNode => {
  const [text, setText] = useState<HTMLDivElement | null>(null)
  const history = useHistory()
  useCollected(head + body)
  useEffect(() => (text ? showRememberedSource(text) : undefined), [text])

  const follow = (event: MouseEvent): void => {
    const address = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey ? pageAddressOf(event) : undefined
    if (address === undefined) return
    event.preventDefault()
    history.push(address)
  }
  return (
    <>
      <script type="application/json" id="function-facts" dangerouslySetInnerHTML={{ __html: facts }} />
      <div className="markdown" id="function-head" dangerouslySetInnerHTML={{ __html: head }} />
      <FunctionPreview {...preview} />
      {/* Neither takes the focus: what is within does, links and buttons that bubble up to here, and the keyboard clicks them too. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={setText}
        className="markdown"
        id="function-body"
        dangerouslySetInnerHTML={{ __html: body }}
        onClick={(event) => {
          copyFrom(event)
          rememberSource(event)
          follow(event)
        }}
        onMouseOver={prepare}
        onFocus={prepare}
      />
      {text && <ExamplePictures text={text} path={preview.path} />}
    </>
  )
}

/** Fetches the page that may be asked for next. */
const prepare = (event: SyntheticEvent): void => {
  const address = pageAddressOf(event)
  if (address !== undefined) void window.docusaurus.preload(address)
}

/** The page of this site that a link leads to: not a place on this page, not a file, not another site. */
const pageAddressOf = ({ target }: SyntheticEvent): string | undefined => {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.target || link.getAttribute('href')?.startsWith('#')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  return origin === location.origin && !/\.\w+$/.test(pathname) ? pathname + search + hash : undefined
}

const copyFrom = ({ target }: MouseEvent): void => {
  const button = target instanceof Element ? target.closest('.code-copy') : null
  const code = button?.closest('figure')?.querySelector('code')
  const label = button?.firstElementChild
  if (!code || !label) return
  const before = label.textContent
  void copyText(code.textContent ?? '').then((isCopied) => {
    if (!isCopied) return
    label.textContent = translate({ id: 'theme.CodeBlock.copied', message: 'Copied', description: 'The copied button label on code blocks' })
    setTimeout(() => {
      label.textContent = before
    }, copiedMilliseconds)
  })
}

/** Tells the framework, which checks all links while it builds, where this page leads and what can be led to. */
const useCollected = (html: string): void => {
  const { collectAnchor, collectLink } = useBrokenLinks()
  if (ExecutionEnvironment.canUseDOM) return
  for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) collectAnchor(id)
  // A file is no page, and is not known to the framework.
  for (const [, address = ''] of html.matchAll(/<a href="([/#][^"]*)"/g)) if (!/\.\w+$/.test(address)) collectLink(address)
}
