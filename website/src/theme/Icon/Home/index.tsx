/** The sign of the home page in the way to a page. Its link has the name; the framework's own is a picture without one. */
import Original from '@theme-original/Icon/Home'
import type { Props } from '@theme/Icon/Home'
import type { ReactNode } from 'react'

export default function IconHome(props: Props): ReactNode {
  return <Original {...props} aria-hidden="true" />
}
