/**
 * A menu of the bar. A button, not the framework's link with the role of one: it opens on Enter, on the space bar and on the arrow down,
 * closes on Escape and on a press, touch or focus outside. Arrows go through its links, which are links and no menu of an application,
 * so Tab does too. The pointer opens it too, in the style sheet.
 */
import NavbarItem from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusWhenSeen } from '../../../../components/shell/focus-when-seen.ts'

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

  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false)
      button.current?.focus()
      return
    }
    const links = [...(box.current?.querySelectorAll('a') ?? [])]
    const from = links.findIndex((link) => link === document.activeElement)
    const next = links[stepIn(links.length, from, event.key)]
    if (!next) return
    event.preventDefault()
    // The list can take the focus only when it is shown.
    flushSync(() => setOpen(true))
    focusWhenSeen(next)
  }

  return (
    // The keys come from the button and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={box}
      className={`navbar__item dropdown dropdown--hoverable${position === 'left' ? '' : ' dropdown--right'}${isOpen ? ' dropdown--show' : ''}`}
      onKeyDown={steer}
    >
      <button ref={button} type="button" className={`menu-button ${className ?? ''}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
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

/** Where a key leads from a link of the list, by its index; from the button, which is -1, to either end. */
const stepIn = (count: number, from: number, key: string): number => {
  switch (key) {
    case 'ArrowDown':
      return (from + 1) % count
    case 'ArrowUp':
      return from <= 0 ? count - 1 : from - 1
    case 'Home':
      return from < 0 ? -1 : 0
    case 'End':
      return from < 0 ? -1 : count - 1
    default:
      return -1
  }
}
