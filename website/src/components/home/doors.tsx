/** The four sections of the site. */
import Link from '@docusaurus/Link'
import { translate } from '@docusaurus/Translate'
import type { ReactNode } from 'react'

export const Doors = (): ReactNode => (
  <nav
    className="home-inner home-section"
    aria-label={translate({
      id: 'home.doors.label',
      message: 'Sections',
      description: 'Name of the list of the four sections on the home page, for screen readers',
    })}
  >
    <ul className="home-doors">
      <Door
        to="/docs/"
        title={translate({ id: 'home.doors.docs.title', message: 'Docs' })}
        text={translate({ id: 'home.doors.docs.text', message: 'Install Kirari and draw your first image.' })}
      />
      <Door
        to="/api/"
        title={translate({ id: 'home.doors.api.title', message: 'API' })}
        text={translate({ id: 'home.doors.api.text', message: 'What every entry point of the package exports.' })}
      />
      <Door
        to="/guide/"
        title={translate({ id: 'home.doors.guide.title', message: 'Guide' })}
        text={translate({ id: 'home.doors.guide.text', message: 'Learn to think in shaders, one step at a time.' })}
      />
      <Door
        to="/addons/"
        title={translate({ id: 'home.doors.addons.title', message: 'Addons' })}
        text={translate({ id: 'home.doors.addons.text', message: 'Easing, colour, noise and shapes, each with a live preview.' })}
      />
    </ul>
  </nav>
)

const Door = ({ to, title, text }: { readonly to: string; readonly title: string; readonly text: string }): ReactNode => (
  <li>
    <Link to={to}>
      <strong>{title}</strong>
      <span>{text}</span>
    </Link>
  </li>
)
