/** A menu of the bar inside the side panel: one button that folds its list. It is open from the start where the reader is in it. */
import { Collapsible, isRegexpStringMatch, useCollapsible } from '@docusaurus/theme-common'
import { isSamePath, useLocalPathname } from '@docusaurus/theme-common/internal'
import NavbarItem from '@theme/NavbarItem'
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem'
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile'
import { type ReactNode, useEffect } from 'react'

export default function DropdownNavbarItemMobile({ items, className = '', label, children, onClick }: Props): ReactNode {
  const path = useLocalPathname()
  const isActive = items.some((item) => leadsTo(item, path))
  const { collapsed, setCollapsed, toggleCollapsed } = useCollapsible({ initialState: !isActive })
  useEffect(() => {
    if (isActive) setCollapsed(false)
  }, [isActive, setCollapsed])
  return (
    <li className={`menu__list-item${collapsed ? ' menu__list-item--collapsed' : ''}`}>
      <button
        type="button"
        className={`clean-btn menu__link menu__link--sublist menu__link--sublist-caret menu-fold ${className}`}
        aria-expanded={!collapsed}
        onClick={toggleCollapsed}
      >
        {children ?? label}
      </button>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          // The list is made from the configuration and never reordered.
          // oxlint-disable-next-line react/no-array-index-key
          <NavbarItem mobile isDropdownItem onClick={onClick} activeClassName="menu__link--active" {...item} key={index} />
        ))}
      </Collapsible>
    </li>
  )
}

const leadsTo = ({ to, activeBasePath, activeBaseRegex }: LinkLikeNavbarItemProps, path: string): boolean =>
  isSamePath(to, path) || isRegexpStringMatch(activeBaseRegex, path) || (activeBasePath !== undefined && path.startsWith(activeBasePath))
