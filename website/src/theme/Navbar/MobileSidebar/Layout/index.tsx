/**
 * The side panel of narrow screens. While it is open nothing else can be reached: the keyboard and screen readers stay in it, Escape
 * closes it, and the focus goes back to the button that opened it. The framework's own lets the focus walk on behind the panel.
 */
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import type { Props } from '@theme/Navbar/MobileSidebar/Layout'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusWhenSeen } from '../../../../components/shell/focus-when-seen.ts'

export default function NavbarMobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  const { shown, toggle } = useNavbarMobileSidebar()
  const isSecondary = useNavbarSecondaryMenu().shown
  const close = useRef(toggle)
  useEffect(() => {
    close.current = toggle
  })
  useEffect(() => (shown && panel.current ? holdFocus(panel.current, () => close.current()) : undefined), [shown])
  return (
    <div
      ref={panel}
      className="theme-layout-navbar-sidebar navbar-sidebar"
      role="dialog"
      aria-modal="true"
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main', description: 'The ARIA label for the main navigation' })}
    >
      {header}
      <div className={`navbar-sidebar__items${isSecondary ? ' navbar-sidebar__items--show-secondary' : ''}`}>
        <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu" inert={isSecondary}>
          {primaryMenu}
        </div>
        <div className="theme-layout-navbar-sidebar-panel navbar-sidebar__item menu" inert={!isSecondary}>
          {secondaryMenu}
        </div>
      </div>
    </div>
  )
}

/** Takes the rest of the page out of reach, but for the backdrop, which a press closes the panel with. Returns the way to give it back. */
const holdFocus = (panel: HTMLElement, close: () => void): (() => void) => {
  const opener = document.querySelector<HTMLElement>('.navbar__toggle')
  const others: HTMLElement[] = []
  for (let inner: Element = panel; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert || other.role === 'presentation') continue
      other.inert = true
      others.push(other)
    }
  }
  const closing = panel.querySelector<HTMLElement>('.navbar-sidebar__close')
  const stopWaiting = closing ? focusWhenSeen(closing) : undefined
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close()
  }
  document.addEventListener('keydown', onKey)
  return () => {
    stopWaiting?.()
    document.removeEventListener('keydown', onKey)
    for (const other of others) other.inert = false
    opener?.focus()
  }
}
