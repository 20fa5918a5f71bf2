/** The page's side of working offline: starts the service worker that keeps the playground, and knows when all of it is kept. */
import { namedCodeCache, offline } from './address.ts'

/** The development server has no worker, and some browsers have no workers in some pages. */
const canKeep = (): boolean => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator

/** A worker is active only after it has fetched all its files. `root` is the address of the language's root. */
export const isKept = async (root: string): Promise<boolean> =>
  canKeep() && (await navigator.serviceWorker.getRegistration(`${root}${offline.scope}`))?.active?.state === 'activated'

/** Resolves with whether all files are kept. */
export const keep = async (root: string): Promise<boolean> => {
  if (!canKeep()) return false
  const { active, waiting, installing } = await navigator.serviceWorker.register(`${root}${offline.worker}`, { scope: `${root}${offline.scope}` })
  const worker = active ?? waiting ?? installing
  return worker !== null && isActivated(worker)
}

/** Keeps code that a link has named: the page has read it before the worker could see that. */
export const keepCode = async (address: string): Promise<void> => (await caches.open(namedCodeCache)).add(address)

const isActivated = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve(true)
      // It could not be installed, for example because a file was not found.
      if (worker.state === 'redundant') resolve(false)
    }
    worker.addEventListener('statechange', look)
    look()
  })
