/** The contents beside a page, as a landmark with a name. Its box is not there for layout, so that the list inside still sticks. */
import { translate } from '@docusaurus/Translate'
import Original from '@theme-original/TOC'
import type { Props } from '@theme/TOC'
import type { ReactNode } from 'react'

export default function TOC(props: Props): ReactNode {
  return (
    <nav className="boxless" aria-label={translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}>
      <Original {...props} />
    </nav>
  )
}
