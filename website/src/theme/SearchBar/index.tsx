/**
 * The search button of the bar and the keys that open the search. The box itself, its engine and its index come when they are first
 * wanted: on hover, focus or touch of the button, or when the box opens.
 */
import Head from '@docusaurus/Head'
import { translate } from '@docusaurus/Translate'
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import useIsBrowser from '@docusaurus/useIsBrowser'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HostedSearch } from '@site/site.config.ts'
import { hostedHost } from '../../components/search/hosted-query.ts'

const loadModal = () => import('../../components/search/search-modal.tsx')
const SearchModal = lazy(loadModal)
const load = () => void loadModal().catch(() => undefined) // Tried again when the box opens, and shown there.

export default function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [firstLetter, setFirstLetter] = useState('')
  const open = useCallback((letter = '') => {
    setFirstLetter(letter)
    setOpen(true)
  }, [])
  const close = useCallback(() => {
    setOpen(false)
    button.current?.focus()
  }, [])

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey)
      const isEscape = event.key === 'Escape' && isOpen
      if (isShortcut || isEscape || (event.key === '/' && !isOpen && !isEditing(event))) {
        event.preventDefault()
        if (isOpen) close()
        else open()
      } else if (
        !isOpen &&
        document.activeElement === button.current &&
        /^[\p{L}\p{N}]$/u.test(event.key) &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        event.preventDefault()
        open(event.key)
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, open, close])

  return (
    <>
      <HostedPreconnect />
      <button
        ref={button}
        type="button"
        className="search-button"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
        onFocus={load}
        onMouseOver={load}
        onTouchStart={load}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.25" />
          <path d="m12.5 12.5 4.5 4.5" />
        </svg>
        <span className="search-button-label">
          {translate({ id: 'theme.SearchBar.label', message: 'Search', description: 'The ARIA label and placeholder for search button' })}
        </span>
        <ShortcutHint />
      </button>
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <SearchModal firstLetter={firstLetter} onClose={close} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}

/** The first answer of the hosted service comes sooner when its host is known already. */
const HostedPreconnect = (): ReactNode => {
  // docusaurus.config.ts puts it there.
  const hosted = useDocusaurusContext().siteConfig.customFields?.['hostedSearch'] as HostedSearch | undefined
  if (!hosted) return null
  return (
    <Head>
      <link rel="preconnect" href={hostedHost(hosted.appId)} crossOrigin="anonymous" />
    </Head>
  )
}

/** Which key opens the search is known when the browser is. */
const ShortcutHint = (): ReactNode => {
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.userAgent)
  return <kbd aria-hidden="true">{isApple ? '⌘ K' : 'Ctrl K'}</kbd>
}

const isEditing = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
