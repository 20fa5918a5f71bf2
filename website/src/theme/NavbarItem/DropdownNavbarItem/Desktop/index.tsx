/**
 * A menu of the bar. A button, not the framework's link with the role of one: it opens on Enter and on the space bar, closes on Escape
 * and on a press, touch or focus outside. The pointer opens it too, in the style sheet.
 */
import NavbarItem from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'

export default function DropdownNavbarItemDesktop({ items, className, label, children, position }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false)
    }
    const events = ['mousedown', 'touchstart', 'focusin'] as const
    for (const event of events) document.addEventListener(event, closeOutside)
    return () => {
      for (const event of events) document.removeEventListener(event, closeOutside)
    }
  }, [isOpen])

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }

  return (
    // The keys come from the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={`navbar__item dropdown dropdown--hoverable${position === 'left' ? '' : ' dropdown--right'}${isOpen ? ' dropdown--show' : ''}`}
      onKeyDown={closeOnEscape}
    >
      <button
        ref={button}
        type="button"
        className={`menu-button ${className ?? ''}`}
        aria-haspopup="true"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {children ?? label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          // The list is made from the configuration and never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  )
}
