/**
 * The search box: a field, and below it kept searches, results, or what there is to say. It is one dialogue with a combobox; its lists
 * are chosen from with the arrow keys while the focus stays in the field. Comes when it is first wanted.
 */
import { useHistory, useLocation } from '@docusaurus/router'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import { useSource } from '@search-source'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Hit, SectionHit } from '../../search/source.ts'
import { BoxFooter } from './box-footer.tsx'
import { BoxForm } from './box-form.tsx'
import { hitId, HitList, groupsOf } from './hit-list.tsx'
import { favoured, type KeptSearch, keptOf, opened, readKept, removed, writeKept } from './kept-searches.ts'
import { ErrorMessage, NothingFound } from './message.tsx'
import { useSearchPageAddress } from './search-address.ts'
import { StartScreen } from './start-screen.tsx'
import { useSearch } from './use-search.ts'
import { filled } from '../filled.ts'
import { useWords } from './words.ts'

type Props = { readonly firstLetter: string; readonly onClose: () => void }

/** How many rows there are at most, pages of one group, sections of one page, and how many words of a text (fewer on narrow screens). */
const limits = { rows: 20, perGroup: 5, perPage: 3, words: 10, wordsOnPhone: 5 } as const
const phone = '(max-width: 768px)'

export default function SearchBox({ firstLetter, onClose }: Props): ReactNode {
  const { i18n } = useDocusaurusContext()
  const words = useWords()
  const source = useSource(i18n.currentLocale)
  const { state, ask } = useSearch(source)
  const addressOf = useSearchPageAddress()
  const history = useHistory()
  const dialog = useOpenDialog(onClose)
  const body = useRef<HTMLDivElement>(null)
  /** Its events tell; to ask, or to scroll for nothing, would lay the whole list out. */
  const isScrolled = useRef(false)

  const [text, setText] = useState(firstLetter)
  const [kept, setKept] = useState(() => readKept(source.name))
  /** What the reader chose; until then, what answers best is chosen. */
  const [picked, setPicked] = useState<number>()

  const search = useCallback(
    (query: string) => {
      const summaryWords = window.matchMedia(phone).matches ? limits.wordsOnPhone : limits.words
      ask({ query, count: limits.rows, perGroup: limits.perGroup, perPage: limits.perPage, rows: limits.rows, summaryWords })
      setPicked(undefined)
      if (isScrolled.current) body.current?.scrollTo(0, 0)
    },
    [ask],
  )
  const type = (typed: string, isComposing: boolean): void => {
    setText(typed)
    // Half-typed Japanese is no word yet.
    if (!isComposing) search(typed)
  }
  useEffect(() => {
    source.load()
    // After the box is there, as if it had been typed in it.
    if (firstLetter) void Promise.resolve(firstLetter).then(search)
  }, [source, firstLetter, search])

  const keep = (changed: typeof kept): void => {
    writeKept(source.name, changed)
    setKept(changed)
    setPicked(undefined)
  }
  const open = (search: KeptSearch, isExternal: boolean, event?: MouseEvent): void => {
    keep(opened(kept, search))
    // A click that asks for a tab of its own, or leads elsewhere, is the browser's.
    if (event && (isExternal || isForBrowser(event))) return
    event?.preventDefault()
    onClose()
    if (isExternal) window.location.assign(search.url)
    else history.push(search.url)
  }

  const groups = useMemo(() => groupsOf(state.found?.hits ?? []), [state.found])
  const rowCount = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const isStart = text.trim() === ''
  const hasHits = !isStart && rowCount > 0
  const saved = [...kept.recent, ...kept.favourites]
  const count = isStart ? saved.length : rowCount
  // A page's best section stands right below it, and the best page first.
  const chosen = picked ?? (!isStart && state.found?.hits[0]?.isInSection ? 1 : 0)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (count > 0) setPicked((chosen + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      // The answer to what stands in the field, not to what stood there before.
      if (!isStart && state.answered !== text) return
      // A result is a link; a kept search's link is inside its cell.
      const place = dialog.current?.querySelector(`#${hitId(chosen)}`)
      const link = place?.matches('a') ? place : place?.querySelector('a')
      link?.dispatchEvent(clickLike(event))
    }
  }
  useLayoutEffect(() => {
    dialog.current?.querySelector(`#${hitId(chosen)}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen, dialog])
  const onOpenHit = useEvent((hit: Hit, section: SectionHit | undefined, event: MouseEvent) => open(keptOf(hit, section), hit.isExternal, event))
  const total = state.found?.total ?? 0

  return (
    // A press beside the panel closes the box; so does Escape, for those without a pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="search-box"
      aria-label={words.label}
      data-status={state.status}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
    >
      <div className="search-panel">
        <BoxForm
          text={text}
          words={words}
          popup={isStart ? (saved.length > 0 ? 'grid' : undefined) : hasHits ? 'listbox' : undefined}
          chosen={chosen}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={onClose}
        />
        <p className="search-status" role="status">
          {state.status === 'stalled' ? words.waiting : state.status === 'idle' && hasHits ? countOf(total, words) : ''}
        </p>
        <div
          ref={body}
          className="search-body"
          onScroll={({ currentTarget }) => {
            isScrolled.current = currentTarget.scrollTop > 0
          }}
        >
          {isStart ? (
            <StartScreen
              kept={kept}
              chosen={chosen}
              words={words}
              onChoose={setPicked}
              onOpen={(search, event) => open(search, /^https?:/.test(search.url), event)}
              onFavour={(search) => keep(favoured(kept, search))}
              onRemove={(search) => keep(removed(kept, search))}
            />
          ) : state.status === 'error' ? (
            <ErrorMessage words={words} onRetry={() => search(text)} />
          ) : state.found && rowCount === 0 ? (
            <NothingFound query={state.answered} source={source} words={words} onTry={(query) => type(query, false)} />
          ) : (
            hasHits && (
              <>
                <HitList groups={groups} chosen={chosen} words={words} onChoose={setPicked} onOpen={onOpenHit} />
                <p className="search-all">
                  <a
                    href={addressOf(state.answered)}
                    onClick={(event) => {
                      if (isForBrowser(event)) return
                      event.preventDefault()
                      onClose()
                      history.push(addressOf(state.answered))
                    }}
                  >
                    {total === 1 ? words.one : filled(words.all, { count: total })}
                  </a>
                </p>
              </>
            )
          )}
        </div>
        <BoxFooter words={words} />
      </div>
    </dialog>
  )
}

const countOf = (count: number, { pageOne, pageMany }: { readonly pageOne: string; readonly pageMany: string }): string =>
  count === 1 ? pageOne : filled(pageMany, { count })

/** A click that asks for a tab or a window of its own, or for a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean => button !== 0 || metaKey || ctrlKey || shiftKey || altKey

/** Enter on a chosen link is a click on it, with the same modifying keys. */
const clickLike = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent): Event =>
  new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey })

/** A handler that stays the same for the parts it is given to, and knows the newest state. */
const useEvent = <Arguments extends readonly unknown[]>(handler: (...values: Arguments) => void): ((...values: Arguments) => void) => {
  const newest = useRef(handler)
  useLayoutEffect(() => {
    newest.current = handler
  })
  return useCallback((...values: Arguments) => newest.current(...values), [])
}

/** Shows the dialogue above everything, keeps the focus in it, and closes when the reader goes elsewhere. */
const useOpenDialog = (onClose: () => void): { readonly current: HTMLDialogElement | null } => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { pathname } = useLocation()
  const first = useRef(pathname)
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    const onCancel = (event: Event): void => {
      event.preventDefault()
      onClose()
    }
    element?.addEventListener('cancel', onCancel)
    // A browser may close a dialogue without asking, if one was kept open before.
    element?.addEventListener('close', onClose)
    return () => {
      element?.removeEventListener('cancel', onCancel)
      element?.removeEventListener('close', onClose)
    }
  }, [onClose])
  useEffect(() => {
    if (pathname !== first.current) onClose()
  }, [pathname, onClose])
  return dialog
}
