/**
 * Where a result of the hosted service leads on this site. Its index may have been made of a site that lies under /docs/, so /docs/
 * becomes / there, as the specification has it; but nobody is led to a page that does not exist: see decisions/014.
 */
type Site = {
  /** The path that the site lies under; ends with a slash. */
  readonly basePath: string
  readonly origin: string
  readonly isPage: (path: string) => boolean
  /** Results whose address matches lead away from this site's pages, as whole addresses. */
  readonly externalUrl: string | undefined
}

export const resultAddress = (url: string, { basePath, origin, isPage, externalUrl }: Site): { readonly url: string; readonly isExternal: boolean } => {
  if (externalUrl !== undefined && new RegExp(externalUrl).test(url)) return { url, isExternal: true }
  const { pathname, search, hash } = new URL(url, origin)
  const rewritten = pathname.replace('/docs/', '/')
  const candidates = [pathname, rewritten, ...[pathname, rewritten].map((path) => basePath + path.replace(/^\//, ''))]
  return { url: `${candidates.find(isPage) ?? pathname}${search}${hash}`, isExternal: false }
}
