/**
 * One page, one address. Hosts add a slash to the address of a page that lies in a folder of its own, and serve the file under its own
 * name too. The page knows its plain address, and says so to search engines and in its links; so the address is set right before
 * anything reads it.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

if (ExecutionEnvironment.canUseDOM) {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const { pathname, search, hash } = window.location
  const plain = (path: string): string => path.replace(/(?:\/|(?:\/index)?\.html)$/, '')
  const wanted = link ? new URL(link.href).pathname : pathname
  if (wanted !== pathname && plain(wanted) === plain(pathname)) window.history.replaceState(window.history.state, '', `${wanted}${search}${hash}`)
}
