/**
 * `_headers`: what a host sends along with each file, in the form that Netlify, Cloudflare Pages and others read. Hosts join the values of
 * all rules that fit an address, so what differs between files stands in rules of which one fits, and what is the same for all in one for all.
 * Paths begin at the root of the host, since that is where hosts look for the file.
 */

export type PublishedFile = {
  /** Below the site's folder, with slashes. */
  readonly path: string
  /** The content policy of a page, also for its text, which lies beside it; undefined for what is no page. */
  readonly policy?: string | undefined
}

/** Features of browsers that no page uses are refused to whatever might get into one. */
const unusedFeatures = ['accelerometer', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb']

const forAll: readonly string[] = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  // The demo /webcam asks for it.
  `Permissions-Policy: camera=(self), ${unusedFeatures.map((name) => `${name}=()`).join(', ')}`,
  'Cross-Origin-Opener-Policy: same-origin',
]

/** Asked for again each time: they name the files of one build, and must not outlive it. */
const again = 'Cache-Control: no-cache'
/** Names under assets/ change with their contents. */
const forEver = 'Cache-Control: public, max-age=31536000, immutable'
/** Pictures keep their names. An old one does no harm for a day, and none is waited for. */
const forADay = 'Cache-Control: public, max-age=86400, stale-while-revalidate=604800'
/** Other sites may show our pictures and read our index. */
const forOthers = 'Cross-Origin-Resource-Policy: cross-origin'
const forUs = 'Cross-Origin-Resource-Policy: same-origin'

/** What a page cannot say itself: who may frame it, and that one which runs text has an origin of its own, however it was opened. */
const inHeaderOnly = (policy: string): string => (policy.includes("'unsafe-eval'") ? "frame-ancestors 'self'; sandbox allow-scripts" : "frame-ancestors 'self'")

const headersOf = ({ path, policy }: PublishedFile): readonly string[] => {
  if (policy !== undefined) return [`Content-Security-Policy: ${policy}; ${inHeaderOnly(policy)}`, forUs, again]
  if (/(?:^|\/)assets\//.test(path)) return [forOthers, forEver]
  return [forOthers, /\.(?:avif|gif|ico|jpg|mp4|png|svg|webm|webp|woff2)$/.test(path) ? forADay : again]
}

/** Texts have letters of all languages in them, which not every host says by itself. */
const texts: readonly Rule[] = [
  { path: '*.md', headers: ['Content-Type: text/markdown; charset=utf-8'] },
  { path: '*.txt', headers: ['Content-Type: text/plain; charset=utf-8'] },
]

type Rule = { readonly path: string; readonly headers: readonly string[] }

/** A folder whose files all have the same headers is one rule; in others, each file and each folder has its own. */
const rulesOf = (files: readonly PublishedFile[], folder: string): readonly Rule[] => {
  const [first] = files
  if (!first) return []
  if (folder !== '' && areAlike(files)) return [{ path: `${folder}*`, headers: headersOf(first) }]
  const direct = files.filter(({ path }) => !path.slice(folder.length).includes('/'))
  const inner = files.filter((file) => !direct.includes(file))
  const folders = new Set(inner.map(({ path }) => `${folder}${path.slice(folder.length).split('/')[0] ?? ''}/`))
  // Files of one kind, such as pictures beside a page, are one rule too, where no folder below has any of them.
  const endOf = ({ path }: PublishedFile): string => /\.\w+$/.exec(path)?.[0] ?? ''
  const isOfKind = (file: PublishedFile): boolean => {
    const kind = files.filter((one) => endOf(one) === endOf(file))
    return folder !== '' && endOf(file) !== '.html' && kind.length > 1 && kind.every((one) => direct.includes(one)) && areAlike(kind)
  }
  const kinds = new Map(direct.filter(isOfKind).map((file) => [`${folder}*${endOf(file)}`, headersOf(file)]))
  const single = direct.filter((file) => !isOfKind(file))
  // A page's text beside its folder begins with the folder's name: both are one rule, where nothing else begins so.
  const startOf = (file: PublishedFile): string => file.path.replace(/\.\w+$/, '')
  const pairs = single.filter((file) => folders.has(`${startOf(file)}/`) && areAlike(files.filter(({ path }) => path.startsWith(startOf(file)))))
  const isPaired = (path: string): boolean => pairs.some((file) => path.startsWith(startOf(file)))
  return [
    ...[...kinds].map(([path, headers]) => ({ path, headers })),
    ...pairs.map((file) => ({ path: `${startOf(file)}*`, headers: headersOf(file) })),
    ...single.filter(({ path }) => !isPaired(path)).flatMap((file) => addressesOf(file.path).map((path) => ({ path, headers: headersOf(file) }))),
    ...[...folders]
      .filter((path) => !isPaired(path))
      .flatMap((below) =>
        rulesOf(
          inner.filter(({ path }) => path.startsWith(below)),
          below,
        ),
      ),
  ]
}

/** Tests whether all of them have the same headers. */
const areAlike = (files: readonly PublishedFile[]): boolean => new Set(files.map((file) => headersOf(file).join('\n'))).size === 1

/** A page is asked for with and without the end of its file's name. */
const addressesOf = (path: string): readonly string[] =>
  path.endsWith('.html') ? [path, /(?:^|\/)index\.html$/.test(path) ? path.replace(/index\.html$/, '') : path.replace(/\.html$/, '')] : [path]

export const headersFile = (files: readonly PublishedFile[], basePath: string): string => {
  const sorted = files.filter(({ path }) => !path.startsWith('.') && path !== '_headers').toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const rules = [{ path: '*', headers: forAll }, ...texts, ...rulesOf(sorted, '')]
  return rules.map(({ path, headers }) => `${basePath}${path}\n${headers.map((header) => `  ${header}\n`).join('')}`).join('\n')
}
