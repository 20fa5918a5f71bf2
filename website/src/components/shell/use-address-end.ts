/**
 * The query and the place of the page's address, for links that keep them. Empty until the page has mounted: the page was built without
 * them, and what differs from that in its first view in the browser would never be set right.
 */
import { useLocation } from '@docusaurus/router'
import { useSyncExternalStore } from 'react'
import { addressReplaced } from './replace-address.ts'

const subscribe = (tell: () => void): (() => void) => {
  addEventListener(addressReplaced, tell)
  return () => removeEventListener(addressReplaced, tell)
}

export const useAddressEnd = (): string => {
  // Drawn anew when the framework goes somewhere; what it knows of the address may be older than the address.
  useLocation()
  return useSyncExternalStore(
    subscribe,
    () => `${location.search}${location.hash}`,
    () => '',
  )
}
