/** The code in its forms: the editor, and the texts that are made of the code. */
import { useId, type ReactNode, type RefObject } from 'react'
import { CopyButton } from '../code/copy-button.tsx'
import { useText } from '../use-text.ts'
import styles from './playground.module.css'
import { tabNames, tabs, type Tab } from './tab.ts'
import { words } from './words.ts'

type Props = {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  /** The text of the open tab; undefined until it is known. */
  readonly shown: string | undefined
  /** True if the code has a mistake, so that there is no text. */
  readonly hasFailed: boolean
  /** The place of the editor. */
  readonly place: RefObject<HTMLDivElement | null>
  readonly language: string
}

export const CodeTabs = ({ tab, onTab, shown, hasFailed, place, language }: Props): ReactNode => {
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
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
          <pre className={styles.printed} tabIndex={0} translate="no" data-playground-text={tab}>
            {shown ?? text(hasFailed ? words.notYet : words.looking)}
          </pre>
        )}
      </div>
      <p className={styles.note}>{text(words.hint)}</p>
    </div>
  )
}
