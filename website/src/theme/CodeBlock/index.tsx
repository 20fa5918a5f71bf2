/**
 * The framework's own code block, for the few places that give it plain text while the page runs. It shows the text as it is:
 * highlighting belongs to the build, and a highlighter in the page would cost every reader 30 kB.
 */
import type { Props } from '@theme/CodeBlock'
import type { ReactNode } from 'react'

export default function CodeBlock({ children, title }: Props): ReactNode {
  return (
    <figure className="code">
      {title && (
        <figcaption className="code-bar">
          <span className="code-title">{title}</span>
        </figcaption>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus */}
      <pre tabIndex={0}>
        <code translate="no">{children}</code>
      </pre>
    </figure>
  )
}
