/**
 * One function in several languages, one shown at a time. The choice is a group of radio buttons and the rest is CSS, so it works
 * without a script; with one, the reader's language is remembered for the next page.
 */
import { translate } from '@docusaurus/Translate'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './source-tabs.module.css'

const storageKey = 'kirari.source'

export const SourceTabs = ({ names, children }: { readonly names: readonly string[]; readonly children: ReactNode }): ReactNode => {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const remembered = readStorage()
    const input = [...(group.current?.querySelectorAll('input') ?? [])].find(({ value }) => value === remembered)
    if (input) input.checked = true
  }, [])
  return (
    <div className={styles.source}>
      <fieldset ref={group} className={styles.names}>
        <legend className={styles.legend}>
          {translate({
            id: 'source.language',
            message: 'Language of the source',
            description: 'Name of the choice between TypeScript, GLSL, WGSL and JavaScript',
          })}
        </legend>
        {names.map((name, i) => (
          <label key={name}>
            <input type="radio" name="source" value={name} defaultChecked={i === 0} onChange={() => writeStorage(name)} />
            <span translate="no">{name}</span>
          </label>
        ))}
      </fieldset>
      {children}
    </div>
  )
}

export const SourcePanel = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactNode => (
  <div className={styles.panel} data-source={name}>
    {children}
  </div>
)

// Storage may be closed to the page; the choice is then for this page only.
const readStorage = (): string | null => {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

const writeStorage = (name: string): void => {
  try {
    localStorage.setItem(storageKey, name)
  } catch {
    // Nothing is lost but the memory of it.
  }
}
