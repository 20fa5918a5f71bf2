/**
 * Shows the frame that runs the reader's code. The element is not in a sandbox itself: a service worker gives nothing to a frame without an
 * origin. Its document has no script and puts the code into a sandbox of its own: decisions/022-frame-in-a-frame.md.
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
