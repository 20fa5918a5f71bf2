/**
 * A field above the entries of a long page, which leaves those that have all words that are typed: in their text, in the heading of their group,
 * or at the beginning of a word that they are found by (`data-find`, in groups `data-find-group`). They are text of the page, which React has no
 * need to draw again: they are hidden where they are. Must not know: what they say.
 */
import { useLocation } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { replaceAddressEnd } from '../shell/replace-address.ts'
import styles from './entry-filter.module.css'

/** The name of what is typed, in the address. */
const parameter = 'find'

export const EntryFilter = (): ReactNode => {
  const place = useLocation()
  // The document was made without it; an address that has one is heard after it was shown.
  const asked = new URLSearchParams(useIsBrowser() ? place.search : '').get(parameter) ?? ''
  const [text, setText] = useState(asked)
  const [heard, setHeard] = useState(asked)
  if (heard !== asked) {
    setHeard(asked)
    setText(asked)
  }
  const [counts, setCounts] = useState<{ readonly shown: number; readonly all: number }>()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const page = bar.current?.parentElement
    if (page) setCounts(leave(page, text))
  }, [text])

  // A link to an entry leads to it, whatever is typed.
  useEffect(() => {
    const page = bar.current?.parentElement
    const entry = place.hash && document.querySelector(`#${CSS.escape(place.hash.slice(1))}`)
    if (!page || !entry || !entry.closest('[hidden]')) return
    setText('')
    leave(page, '')
    replaceAddressEnd(place.hash)
    entry.scrollIntoView()
  }, [place])

  const type = (typed: string): void => {
    setText(typed)
    const query = new URLSearchParams(location.search)
    if (typed) query.set(parameter, typed)
    else query.delete(parameter)
    const end = query.toString()
    replaceAddressEnd(end && `?${end}`)
  }
  return (
    <div className={styles.bar} data-search="none" ref={bar}>
      <input
        type="search"
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-label={translate({ id: 'entryFilter.label', message: 'Functions with these words', description: 'Field that leaves some entries of a page' })}
        placeholder={translate({ id: 'entryFilter.hint', message: 'Name, kind or type: step, texture, vec3', description: 'In that field, while it is empty' })}
        onChange={({ target }) => type(target.value)}
      />
      <p role="status">
        {!counts || counts.shown === counts.all
          ? ''
          : counts.shown === 0
            ? translate({ id: 'entryFilter.none', message: 'No function has these words.', description: 'Said when that field leaves no entry' })
            : translate({ id: 'wall.count', message: '{shown} of {all}', description: 'How many functions a choice leaves' }, counts)}
      </p>
    </div>
  )
}

/** Hides the entries that lack a word, and the groups of which nothing is left. */
const leave = (page: Element, text: string): { readonly shown: number; readonly all: number } => {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  let [shown, all] = [0, 0]
  for (const group of page.querySelectorAll<HTMLElement>('[data-find-group]')) {
    const heading = group.querySelector('h2')?.textContent.toLowerCase() ?? ''
    let left = 0
    for (const entry of group.querySelectorAll<HTMLElement>('[data-find]')) {
      const own = `${heading} ${entry.textContent.toLowerCase()}`
      const names = entry.dataset['find']?.toLowerCase().split(' ') ?? []
      entry.hidden = !words.every((word) => own.includes(word) || names.some((name) => name.startsWith(word)))
      all++
      if (!entry.hidden) left++
    }
    group.hidden = left === 0
    shown += left
  }
  return { shown, all }
}
