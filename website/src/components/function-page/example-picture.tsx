/** The picture of an example in the text of a page: drawn live over the poster that the text has, when it nears the view. */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import { lazy, Suspense, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useAwake } from '../live-shader/use-awake.ts'

const LiveExample = lazy(() => import('./live-example.tsx'))

type Props = {
  /** The text that has the pictures. */
  readonly text: HTMLElement
  /** The function's place within the section. */
  readonly path: string
}

/** All pictures of examples within a text. Their elements are in the HTML of the page: scripts/function-page/page.ts. */
export const ExamplePictures = ({ text, path }: Props): ReactNode =>
  [...text.querySelectorAll<HTMLElement>('[data-example]')].map((picture) =>
    createPortal(<Picture path={path} picture={picture} />, picture, picture.dataset['example']),
  )

const Picture = ({ path, picture }: { readonly path: string; readonly picture: HTMLElement }): ReactNode => {
  const box = useRef<HTMLElement>(picture)
  // A picture that is only near does not take the place of what the reader looks at.
  const isAwake = useAwake(box, '0px')
  const id = picture.dataset['example']
  if (!isAwake || id === undefined) return null
  return (
    // The code of the moving picture may not come: the poster stays, and the page with it.
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <LiveExample path={path} id={id} isMoving={picture.dataset['moving'] !== undefined} />
      </Suspense>
    </ErrorBoundary>
  )
}
