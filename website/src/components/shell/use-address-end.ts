/**
 * The query and the place of the page's address, for links that keep them. Empty until the page has mounted: the page was built without
 * them, and what differs from that in its first view in the browser would never be set right.
 */
import { useLocation } from '@docusaurus/router'
import useIsBrowser from '@docusaurus/useIsBrowser'

export const useAddressEnd = (): string => {
  const { search, hash } = useLocation()
  return useIsBrowser() ? `${search}${hash}` : ''
}
