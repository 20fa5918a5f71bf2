/** The code in its forms: the editor, and the texts that are made of the code. */
import { useId, type ReactNode, type RefObject } from 'react'
import type { CodeLines } from '../../playground/message.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { PrintedText } from './printed-text.tsx'
import { tabNames, tabs, type Tab } from './tab.ts'
import { words } from './words.ts'

type Props = {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  /** The text of the open tab; undefined until it is known. */
  readonly shown: string | undefined
  /** The lines of the code that each of its lines came from, if that is known. */
  readonly lines: CodeLines | undefined
  /** The line of the cursor in the code, counted from 1. */
  readonly cursorLine: number
  /** Shows a line of the code. */
  readonly onLine: (line: number) => void
  /** True if the code has a mistake, so that there is no text. */
  readonly hasFailed: boolean
  /** The place of the editor. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly language: string
}

export const CodeTabs = ({ tab, onTab, shown, lines, cursorLine, onLine, hasFailed, place, language }: Props): ReactNode => {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.codeHalf}>
      <div className={styles.tabs}>
        <div className={styles.names} role="tablist" aria-label={text(words.languages)}>
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}${name}`}
              aria-selected={tab === name}
              aria-controls={`${id}panel`}
              tabIndex={tab === name ? 0 : -1}
              onClick={() => onTab(name)}
              onKeyDown={(event) => {
                const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
                const next = tabs[(tabs.indexOf(name) + by + tabs.length) % tabs.length]
                if (by === 0 || !next) return
                onTab(next)
                document.getElementById(`${id}${next}`)?.focus()
              }}
              translate="no"
            >
              {tabNames[name]}
            </button>
          ))}
        </div>
        <CopyButton text={() => shown ?? ''} className={styles.copy} />
      </div>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${tab}`} className={styles.panel}>
        <div ref={place} className={styles.editor} hidden={tab !== 'typescript'} data-playground-editor lang={language} />
        {tab !== 'typescript' && (
          <PrintedText
            tab={tab}
            text={shown ?? text(hasFailed ? words.notYet : words.looking)}
            lines={shown === undefined ? undefined : lines}
            cursorLine={cursorLine}
            onLine={onLine}
          />
        )}
      </div>
      <p className={styles.note}>{text(lines ? words.linesHint : words.hint)}</p>
    </div>
  )
}
