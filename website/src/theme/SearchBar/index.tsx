/**
 * The search button of the bar and the keys that open the search. The box itself, its engine and its index come when they are first
 * wanted: on hover, focus or touch of the button, or when the box opens. Must not know: where results come from.
 */
import { translate } from '@docusaurus/Translate'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { setCovered } from '../../components/shell/covered.ts'

type Box = ComponentType<{ readonly firstLetter: string; readonly onClose: () => void }>

/** Loaded once; a failed load is tried again the next time. */
let loading: Promise<Box> | undefined
const load = (): Promise<Box> =>
  (loading ??= import('../../components/search/search-box.tsx').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  ))
const loadAhead = (): void => {
  // What fails here is told of when the box opens.
  load().catch(() => undefined)
}

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [firstLetter, setFirstLetter] = useState('')
  const [Box, setBox] = useState<Box>()
  const [hasFailed, setFailed] = useState(false)
  const isComing = useRef(false)
  const open = useCallback((letter = '') => {
    // What is typed while the box is coming is not lost.
    setFirstLetter((before) => (isComing.current ? before + letter : letter))
    if (isComing.current) return
    isComing.current = true
    setFailed(false)
    setCovered(true)
    load()
      .then(
        (box) => {
          setBox(() => box)
          setOpen(true)
        },
        () => {
          setFailed(true)
          setCovered(false)
        },
      )
      .finally(() => {
        isComing.current = false
      })
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const wasOpen = useRef(false)
  useEffect(() => {
    // Not before the box is gone: while it is there, nothing beside it takes the focus.
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
    setCovered(isOpen)
  }, [isOpen])
  useEffect(() => () => setCovered(false), [])
  useOpeningKeys({ isOpen, open, close, isTyping: () => isComing.current || document.activeElement === button.current })

  const label = translate({ id: 'site.search.label', message: 'Search', description: 'The name of the search button' })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={() => open()}
        onFocus={loadAhead}
        onMouseOver={loadAhead}
        onTouchStart={loadAhead}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.25" />
          <path d="m12.5 12.5 4.5 4.5" />
        </svg>
        <span className="search-button-label">{label}</span>
        <ShortcutHint />
      </button>
      {hasFailed && (
        <p className="search-failed" role="alert">
          {translate({
            id: 'site.search.failed',
            message: 'The search could not be loaded. You might want to check your network connection.',
            description: 'Shown when the code of the search box could not be fetched',
          })}
        </p>
      )}
      {isOpen && Box && createPortal(<Box firstLetter={firstLetter} onClose={close} />, document.body)}
    </>
  )
}

type Opening = { readonly isOpen: boolean; readonly open: (letter?: string) => void; readonly close: () => void; readonly isTyping: () => boolean }

const useOpeningKeys = ({ isOpen, open, close, isTyping }: Opening): void => {
  const newest = useRef<Opening>({ isOpen, open, close, isTyping })
  useEffect(() => {
    newest.current = { isOpen, open, close, isTyping }
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      // Keys of an input method are letters being made, not commands.
      if (event.isComposing) return
      const { current } = newest
      const isModified = event.metaKey || event.ctrlKey
      if (event.key.toLowerCase() === 'k' && isModified && !event.shiftKey && !event.altKey) {
        event.preventDefault()
        if (current.isOpen) current.close()
        else current.open()
      } else if (!current.isOpen && !isModified && !event.altKey && !isEditing(event)) {
        const isLetter = current.isTyping() && /^[\p{L}\p{N}]$/u.test(event.key)
        if (event.key !== '/' && !isLetter) return
        event.preventDefault()
        current.open(isLetter ? event.key : '')
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

/** Which key opens the search is known when the browser is. */
const ShortcutHint = (): ReactNode => {
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.userAgent)
  return <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
}

const isEditing = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
