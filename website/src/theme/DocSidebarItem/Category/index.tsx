/** A category of the side panel. The framework draws one without a page of its own as a link that is called a button; here the space bar presses it too. */
import Original from '@theme-original/DocSidebarItem/Category'
import type { Props } from '@theme/DocSidebarItem/Category'
import type { KeyboardEvent, ReactNode } from 'react'

export default function DocSidebarItemCategory(props: Props): ReactNode {
  // What it does not know it hands on to its link.
  return <Original {...props} {...{ onKeyDown: pressWithSpace }} />
}

const pressWithSpace = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== ' ' || event.currentTarget.role !== 'button') return
  event.preventDefault()
  event.currentTarget.click()
}
