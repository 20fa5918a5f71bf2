/**
 * What differs from one place of publishing to another: addresses and the hosted search. Nothing else reads the environment.
 * The defaults are names reserved for examples (RFC 2606), so that a build without settings names nobody's site.
 */
import { fileURLToPath } from 'node:url'

/** Where the site's sources are. `import.meta.dirname` is not known to the loader of the framework's configuration. */
export const siteFolder = fileURLToPath(new URL('.', import.meta.url))

/** The hosted search service of the specification; without it the site searches the index built with it. */
export type HostedSearch = { readonly appId: string; readonly apiKey: string; readonly indexName: string }

export type Site = {
  /** Scheme and host, without a path. */
  readonly url: string
  /** The path the site lies under; begins and ends with a slash. */
  readonly basePath: string
  readonly repository: string
  readonly social: { readonly label: string; readonly href: string }
  readonly hostedSearch: HostedSearch | undefined
  /** Broken links and anchors stop our own build; a plain `docusaurus build` only warns, as the specification says. */
  readonly strictLinks: boolean
}

/** Reads the settings; throws when one of them cannot be meant. */
export const readSite = (env: Readonly<Record<string, string | undefined>>): Site => ({
  url: address('SITE_URL', env['SITE_URL'] ?? 'https://kirari.example').replace(/\/$/, ''),
  basePath: basePath(env['SITE_BASE_PATH'] ?? '/'),
  repository: address('SITE_REPOSITORY', env['SITE_REPOSITORY'] ?? 'https://github.example/kirari/kirari'),
  social: { label: env['SITE_SOCIAL_LABEL'] ?? 'Social', href: address('SITE_SOCIAL', env['SITE_SOCIAL'] ?? 'https://social.example/@kirari') },
  hostedSearch: hostedSearch(env),
  strictLinks: env['SITE_STRICT_LINKS'] === '1',
})

const address = (name: string, value: string): string => {
  if (/^https?:\/\/[^/]+/.test(value)) return value
  throw new Error(`${name} must be an address such as https://kirari.example, but it is "${value}".`)
}

const basePath = (value: string): string => {
  if (value === '/' || /^\/.+\/$/.test(value)) return value
  throw new Error(`SITE_BASE_PATH must begin and end with a slash, such as / or /kirari/, but it is "${value}".`)
}

const hostedSearch = (env: Readonly<Record<string, string | undefined>>): HostedSearch | undefined => {
  const { ALGOLIA_APP_ID: appId, ALGOLIA_API_KEY: apiKey, ALGOLIA_INDEX_NAME: indexName } = env
  if (!appId && !apiKey && !indexName) return undefined
  if (appId && apiKey && indexName) return { appId, apiKey, indexName }
  throw new Error(
    'The hosted search needs ALGOLIA_APP_ID, ALGOLIA_API_KEY and ALGOLIA_INDEX_NAME; only some of them are set. Set all three, or none to search the index built with the site.',
  )
}
