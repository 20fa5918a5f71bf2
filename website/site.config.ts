/**
 * What differs from one place of publishing to another: addresses and the hosted search. Nothing else reads the environment.
 * The defaults are names reserved for examples (RFC 2606), so that a build without settings names nobody's site.
 */
import { fileURLToPath } from 'node:url'

/** Where the site's sources are. `import.meta.dirname` is not known to the loader of the framework's configuration. */
export const siteFolder = fileURLToPath(new URL('.', import.meta.url))

/** The hosted search service of the specification; without it the site searches the index built with it. */
export type HostedSearch = {
  readonly appId: string
  readonly apiKey: string
  readonly indexName: string
  /** Scheme and host that are asked: the service's own for the application, or a proxy of one's own. */
  readonly host: string
  /** A pattern: results whose address matches it lead there as whole addresses. */
  readonly externalUrl: string | undefined
}

export type Site = {
  /** Scheme and host, without a path. */
  readonly url: string
  /** The path the site lies under; begins and ends with a slash. */
  readonly basePath: string
  readonly repository: string
  /** Without a label, the social link is called as site-labels.ts says. */
  readonly social: { readonly label: string | undefined; readonly href: string }
  readonly hostedSearch: HostedSearch | undefined
  /** The folder below that path of a language which is built alone, as scripts/build.ts does; else empty, and the framework adds its own. */
  readonly languageFolder: string
  /** Broken links and anchors stop our own build; a plain `docusaurus build` only warns, as the specification says. */
  readonly strictLinks: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** What stands in for a setting that is not made. */
const standIns = {
  SITE_URL: 'https://kirari.example',
  SITE_BASE_PATH: '/',
  SITE_REPOSITORY: 'https://github.example/kirari/kirari',
  SITE_SOCIAL: 'https://social.example/@kirari',
  SITE_SOCIAL_LABEL: 'Social',
} as const

type Setting = keyof typeof standIns

/** Workflows hand on variables that nobody has made as empty ones, so an empty one is not set. */
const setting = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined
const valueOf = (env: Environment, name: Setting): string => setting(env, name) ?? standIns[name]

/** Reads the settings; throws when one of them cannot be meant. */
export const readSite = (env: Environment): Site => ({
  url: origin(valueOf(env, 'SITE_URL')),
  basePath: basePath(valueOf(env, 'SITE_BASE_PATH')),
  repository: repository(valueOf(env, 'SITE_REPOSITORY')),
  social: { label: setting(env, 'SITE_SOCIAL_LABEL'), href: address('SITE_SOCIAL', valueOf(env, 'SITE_SOCIAL')).href },
  hostedSearch: hostedSearch(env),
  languageFolder: env['SITE_LANGUAGE_FOLDER'] ?? '',
  strictLinks: env['SITE_STRICT_LINKS'] === '1',
})

const address = (name: Setting, value: string): URL => {
  const read = /^https?:\/\/[^/\s]/.test(value) && URL.canParse(value) ? new URL(value) : undefined
  if (!read) throw new Error(`${name} must be an address such as ${standIns[name]}, but it is "${value}".`)
  if (read.username || read.password)
    throw new Error(`${name} is shown to every visitor, but it holds a name or a password. Leave out what stands before the @.`)
  return read
}

const origin = (value: string): string => {
  const { origin: own, pathname, search, hash } = address('SITE_URL', value)
  if (pathname === '/' && !search && !hash) return own
  throw new Error(
    `SITE_URL must be a scheme and a host, such as ${own}, but it is "${value}". A path belongs into SITE_BASE_PATH, such as ${pathname.replace(/\/?$/, '/')}`,
  )
}

/** Letters, digits and a few signs, since the path also stands in names of folders and in rules of hosts. */
const basePath = (value: string): string => {
  if (/^\/(?:[\w.~-]*[\w~-]\/)*$/.test(value)) return value
  throw new Error(
    `SITE_BASE_PATH must begin and end with a slash, such as / or /kirari/, and have nothing but letters, digits and . _ ~ - between its slashes, but it is "${value}".`,
  )
}

/** Addresses of its pages are made by adding to it. */
const repository = (value: string): string => {
  const { origin: host, pathname, search, hash } = address('SITE_REPOSITORY', value)
  if (pathname === '/' || search || hash)
    throw new Error(`SITE_REPOSITORY must be the address of the page of a repository, such as ${standIns.SITE_REPOSITORY}, but it is "${value}".`)
  return host + pathname.replace(/(?:\.git)?\/?$/, '')
}

const hostedSearchNames = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const

const hostedSearch = (env: Environment): HostedSearch | undefined => {
  const [appId, apiKey, indexName] = hostedSearchNames.map((name) => setting(env, name))
  if (!appId && !apiKey && !indexName) return undefined
  if (!appId || !apiKey || !indexName) {
    const missing = hostedSearchNames.filter((name) => !setting(env, name))
    throw new Error(
      `The hosted search needs ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set all three, or none to search the index built with the site.`,
    )
  }
  // It becomes the first part of the name of a host.
  if (!/^[a-z\d]+$/i.test(appId)) throw new Error(`ALGOLIA_APP_ID must be letters and digits, such as A1B2C3D4E5, but it is "${appId}".`)
  return {
    appId,
    apiKey,
    indexName,
    host: hostedHost(setting(env, 'ALGOLIA_HOST') ?? `https://${appId.toLowerCase()}-dsn.algolia.net`),
    externalUrl: pattern('ALGOLIA_EXTERNAL_URL', setting(env, 'ALGOLIA_EXTERNAL_URL')),
  }
}

/** Encrypted, or on this machine; without a path. */
const hostedHost = (value: string): string => {
  const { origin, protocol, hostname } = URL.canParse(value) ? new URL(value) : { origin: '', protocol: '', hostname: '' }
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  if (origin === value.replace(/\/$/, '') && (protocol === 'https:' || (protocol === 'http:' && isHere))) return origin
  throw new Error(`ALGOLIA_HOST must be a scheme and a host such as https://search.example, without a path, but it is "${value}".`)
}

const pattern = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  try {
    return new RegExp(value).source
  } catch (cause) {
    throw new Error(`${name} must be a regular expression such as ^https://other\\.example/, but it is "${value}".`, { cause })
  }
}

/** What a visitor meets while a setting is not made. */
const withoutIt: Readonly<Record<Setting, string>> = {
  SITE_URL: 'canonical links, sitemaps and previews on other sites name that host, so search engines and shared links do not find this site',
  SITE_BASE_PATH: 'the site has to lie at the root of its host',
  SITE_REPOSITORY: 'the links to the source and to a new issue lead nowhere',
  SITE_SOCIAL: 'the social link at the foot of each page leads nowhere',
  SITE_SOCIAL_LABEL: 'the social link has that name',
}

/** One line a setting: what the site was built for, which settings are not made, and what that means. For the end of a build. */
export const settingsReport = (env: Environment): readonly string[] => {
  const site = readSite(env)
  // The type of the table says so.
  const names = Object.keys(standIns) as Setting[]
  const unset = names.filter((name) => !setting(env, name))
  const row = (name: string, text: string): string => `  ${name.padEnd(18)} ${text}`
  return [
    `The site was built for ${site.url}${site.basePath}`,
    ...names.filter((name) => !unset.includes(name)).map((name) => row(name, valueOf(env, name))),
    ...unset.map((name) => row(name, `not set, so it is ${standIns[name]}: ${withoutIt[name]}.`)),
    row(
      'ALGOLIA_…',
      site.hostedSearch ? `visitors search the hosted index "${site.hostedSearch.indexName}"` : 'not set: visitors search the index built with the site.',
    ),
  ]
}
