/** The button that unfolds the contents of a page on narrow screens; it says whether they are unfolded, which the framework's own does not. */
import Original from '@theme-original/TOCCollapsible/CollapseButton'
import type { Props } from '@theme/TOCCollapsible/CollapseButton'
import type { ReactNode } from 'react'

export default function TOCCollapsibleCollapseButton(props: Props): ReactNode {
  return <Original {...props} aria-expanded={!props.collapsed} />
}
