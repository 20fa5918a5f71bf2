/**
 * Shows the frame that runs the reader's code. The element itself has no `sandbox` attribute, because a service worker does not serve
 * frames without an origin. Its document has no script, and runs the code in a sandboxed frame: decisions/022-frame-in-a-frame.md.
 */
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { ReactNode } from 'react'
import { playgroundDocument } from '../../playground/message.ts'
import type { Frame } from './use-frame.ts'

type Props = { readonly frame: Pick<Frame, 'element' | 'number'>; readonly title: string }

export const CodeFrame = ({ frame: { element, number }, title }: Props): ReactNode => {
  const address = useBaseUrl(`/${playgroundDocument}`)
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- see above
    <iframe key={number} ref={element} src={address} title={title} allow="" referrerPolicy="no-referrer" data-playground-frame />
  )
}
