/** The field of the box. It knows of input methods: what is still being composed is neither searched for nor sent by Enter. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { hitId, listId } from './hit-list.tsx'
import { longestQuery } from './search-address.ts'
import type { Words } from './words.ts'

type Props = {
  readonly text: string
  readonly words: Words
  /** What is open below the field. */
  readonly popup: 'grid' | 'listbox' | undefined
  readonly chosen: number
  readonly onType: (text: string, isComposing: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClose: () => void
}

export const BoxForm = ({ text, words, popup, chosen, onType, onKeyDown, onClose }: Props): ReactNode => {
  const field = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <svg className="search-icon search-lens" viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.25" />
        <path d="m12.5 12.5 4.5 4.5" />
      </svg>
      <span className="search-wait" aria-hidden="true" />
      <input
        ref={field}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="search"
        aria-label={words.placeholder}
        aria-autocomplete="list"
        aria-haspopup={popup ?? 'listbox'}
        aria-expanded={popup !== undefined}
        aria-controls={popup && listId}
        aria-activedescendant={popup && hitId(chosen)}
        placeholder={words.placeholder}
        maxLength={longestQuery}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        // The box is opened to type in it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={({ target }) => onType(target.value, isComposing.current)}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={({ currentTarget }) => {
          isComposing.current = false
          onType(currentTarget.value, false)
        }}
        onKeyDown={(event) => {
          // Safari ends a composition before it tells of the key that ended it; that key has the code 229.
          if (isComposing.current || event.nativeEvent.isComposing || event.keyCode === 229) {
            // Escape ends the composition, not the search.
            if (event.key === 'Escape') event.preventDefault()
            return
          }
          onKeyDown(event)
        }}
      />
      {text !== '' && (
        <button
          type="button"
          className="search-clear"
          aria-label={words.clear}
          title={words.clear}
          onClick={() => {
            onType('', false)
            field.current?.focus()
          }}
        >
          <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" />
          </svg>
        </button>
      )}
      <button type="button" className="search-cancel" onClick={onClose}>
        {words.cancel}
      </button>
    </form>
  )
}
