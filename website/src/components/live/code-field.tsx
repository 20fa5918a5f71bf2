/**
 * A field for code: a text area, so that typing, input methods, undo and screen readers work as everywhere, over the same text in colours.
 * The Tab key indents; Escape gives it back to the page for one press, so that the keyboard can leave.
 */
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { paint } from '../../live/paint.ts'

export type CodeFieldProps = {
  readonly code: string
  readonly onChange: (code: string) => void
  readonly label: string
  /** How to leave, and that the next Tab does. */
  readonly hint: string
  readonly leaving: string
}

export const CodeField = ({ code, onChange, label, hint, leaving }: CodeFieldProps): ReactNode => {
  const hintId = useId()
  const [isLeaving, setLeaving] = useState(false)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Keys that choose among the words of an input method are not for us.
    if (event.nativeEvent.isComposing || event.key === 'Shift') return
    if (event.key === 'Escape') return setLeaving(true)
    if (event.key === 'Tab' && !event.shiftKey && !isLeaving) {
      event.preventDefault()
      // The only way to write into a field that the reader can undo.
      document.execCommand('insertText', false, '  ')
    } else if (isLeaving && event.key !== 'Tab') setLeaving(false)
    return undefined
  }

  return (
    <div className="live-field">
      <div className="live-scroll">
        <div className="live-layers">
          <pre aria-hidden="true">
            <code>
              {paint(code).map(({ role, text }, index) =>
                role ? (
                  // A piece is what it is by its place.
                  // oxlint-disable-next-line react/no-array-index-key
                  <span key={index} className={role}>
                    {text}
                  </span>
                ) : (
                  text
                ),
              )}
              {'\n'}
            </code>
          </pre>
          <textarea
            value={code}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={onKeyDown}
            onBlur={() => setLeaving(false)}
            aria-label={label}
            aria-describedby={hintId}
            translate="no"
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            wrap="off"
            rows={1}
          />
        </div>
      </div>
      <p id={hintId} className="live-hint" aria-live="polite">
        {isLeaving ? leaving : hint}
      </p>
    </div>
  )
}
