/**
 * What a page says of itself when it comes without being loaded: its title, to those who listen to it; and, on the way back, the link it
 * was left by has the focus again. The framework takes care of the focus on the way forward. Must not know: what pages hold.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

type Place = { readonly pathname: string; readonly key?: string }
type Move = { readonly location: Place; readonly previousLocation: Place | null }

/** The head changes a frame or two after the page. */
const headMilliseconds = 150

/** By the key of a step in the history: where its page was left, as the link's address and its place among links with that address. */
const leftBy = new Map<string, readonly [href: string, index: number]>()
let announcer: HTMLElement | undefined

if (ExecutionEnvironment.canUseDOM) {
  // It must be there before it says something, and outside of what React has made.
  announcer = document.createElement('div')
  announcer.className = 'heard'
  announcer.ariaLive = 'polite'
  document.body.append(announcer)
}

const linksTo = (href: string): readonly HTMLAnchorElement[] => [...document.querySelectorAll('a')].filter((link) => link.href === href)
const isSame = ({ location, previousLocation }: Move): boolean => location.pathname === previousLocation?.pathname
const keyOf = ({ key }: Place): string => key ?? 'first'

export const onRouteUpdate = (move: Move): void => {
  if (!move.previousLocation || isSame(move)) return
  const link = document.activeElement
  if (link instanceof HTMLAnchorElement) leftBy.set(keyOf(move.previousLocation), [link.href, linksTo(link.href).indexOf(link)])
}

export const onRouteDidUpdate = (move: Move): void => {
  if (!move.previousLocation || isSame(move)) return
  const [href, index] = leftBy.get(keyOf(move.location)) ?? []
  if (href !== undefined && index !== undefined) linksTo(href)[index]?.focus({ preventScroll: true })
  setTimeout(() => {
    if (announcer) announcer.textContent = document.title
  }, headMilliseconds)
}
