/** The bar at the top of every page, which gives way while one reads on: see hideable.ts. */
import { useThemeConfig } from '@docusaurus/theme-common'
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal'
import { translate } from '@docusaurus/Translate'
import type { Props } from '@theme/Navbar/Layout'
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar'
import type { ReactNode } from 'react'
import { useHideable } from './hideable.ts'

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll } = useThemeConfig().navbar
  const sidebar = useNavbarMobileSidebar()
  const { bar, isVisible } = useHideable(hideOnScroll)
  const states = [isVisible ? '' : ' navbar-hidden', sidebar.shown ? ' navbar-sidebar--show' : ''].join('')
  return (
    <nav
      ref={bar}
      aria-label={translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main', description: 'The ARIA label for the main navigation' })}
      className={`theme-layout-navbar navbar navbar--fixed-top${states}`}
    >
      {children}
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={sidebar.toggle} />
      <NavbarMobileSidebar />
    </nav>
  )
}
