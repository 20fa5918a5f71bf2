/** A text that is made of the code. Its lines that came from the line of the cursor are marked, and a press on a line shows where it came from. */
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { CodeLines } from '../../playground/message.ts'
import styles from './playground.module.css'
import type { Tab } from './tab.ts'

type Props = {
  readonly tab: Tab
  readonly text: string
  readonly lines: CodeLines | undefined
  readonly cursorLine: number
  readonly onLine: (line: number) => void
}

export const PrintedText = ({ tab, text, lines, cursorLine, onLine }: Props): ReactNode => {
  const place = useRef<HTMLPreElement>(null)
  // Only the text scrolls, not the page, and only for another text.
  useEffect(() => {
    const first = place.current?.querySelector('mark')
    if (first && place.current) place.current.scrollTop = first.offsetTop - place.current.clientHeight / 3
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the marks are those of the text
  }, [tab, text])
  const show = (event: MouseEvent<HTMLElement>): void => {
    const [, line] = (event.target instanceof HTMLElement && /^(\d+)/.exec(event.target.dataset['from'] ?? '')) || []
    // A press that ends a selection selects text.
    if (line !== undefined && getSelection()?.isCollapsed) onLine(Number(line))
  }
  return (
    // A scrolling region must take the focus. On the keyboard, the cursor in the code marks the lines of the text.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <pre ref={place} className={styles.printed} tabIndex={0} translate="no" data-playground-text={tab} onClick={lines && show}>
      {lines
        ? text.split('\n').map((line, i) => {
            const from = lines[i] ?? []
            const Line = from.includes(cursorLine) ? 'mark' : 'span'
            return (
              // The lines have no key but their index.
              // oxlint-disable-next-line react/no-array-index-key
              <Line key={i} data-from={from.length > 0 ? from.join(' ') : undefined}>
                {line}
                {'\n'}
              </Line>
            )
          })
        : text}
    </pre>
  )
}
