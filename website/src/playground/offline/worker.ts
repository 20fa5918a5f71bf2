/**
 * The service worker of the playground, and of no other page: its scope holds nothing else. It keeps the files that scripts/offline.ts lists,
 * which bundles it. Scripts come from the cache first, since their names change with their contents; all others come from the network, and
 * from the cache without one. A new build fills the cache beside the old files, which stay until the last page with the old worker is closed.
 */
import { clientsClaim } from 'workbox-core'
import { addPlugins, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { namedCodeCache } from './address.ts'

/** Put in place of the name when the worker is bundled. */
declare const files: PrecacheEntry[]
/** A global name of service workers only. */
declare const registration: ServiceWorkerRegistration

/** The page that has started the worker may ask for its late scripts when the network is gone. */
clientsClaim()
// The page has just loaded most of the files, so they are revalidated instead of downloaded again.
addPlugins([{ requestWillFetch: ({ request }) => Promise.resolve(request.cache === 'reload' ? new Request(request, { cache: 'no-cache' }) : request) }])
precache(files)

const { pathname: scope } = new URL(registration.scope)
/** The address under which a file is kept. Hosts serve the page under several. */
const keptAddress = ({ pathname }: URL): string => (pathname === scope || pathname === `${scope}/index.html` ? `${scope}/` : pathname)
const kept = new Set(files.map(({ url }) => url))

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request),
)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && kept.has(keptAddress(url)),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => matchPrecache(keptAddress(new URL(request.url))) }] }),
)
// Code that a link names: see src/playground/named-code.ts.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.md$|\/data\/.+\.json$|\/playground\/(?:scenes\/[^/]+\.txt|demos\/[^/]+\.json)$/.test(url.pathname),
  new NetworkFirst({ cacheName: namedCodeCache }),
)
