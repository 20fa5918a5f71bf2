/**
 * The page for unknown addresses in the language of the address. Many hosts (GitHub Pages, plain file hosts) know one such page for the whole
 * site, the 404.html at its root, which is in the default language. Opened below the folder of another language it goes on to the page of that
 * language, which then puts the reader's address back. Where a host answers with the nearest page, neither script has anything to do.
 */

/** Where a page belongs: the path of the site, and the languages that have a folder of their own. */
export type Place = { readonly basePath: string; readonly languages: readonly string[] }

/** Goes on to the page of the address's language. An address behind # says that this has been tried. */
const chooser = ({ basePath, languages }: Place): string => `(function (base, languages) {
  var path = location.pathname
  var language = path.slice(base.length).split('/')[0]
  if (path.indexOf(base) !== 0 || languages.indexOf(language) < 0 || /^#\\//.test(location.hash)) return
  location.replace(base + language + '/404.html#' + path + location.search + location.hash)
})(${JSON.stringify(basePath)}, ${JSON.stringify(languages)})`

/** Puts back the address that the chooser handed on, before the site's own script reads it. */
const restorer = (folder: string): string => `(function (folder) {
  var address = location.hash.slice(1)
  if (address.indexOf(folder) === 0) history.replaceState(history.state, '', address)
})(${JSON.stringify(folder)})`

/** What has to run on a page, first of all; nothing on pages that are found. `path` is that of the file below the site's folder. */
export const notFoundScript = (path: string, place: Place): string | undefined => {
  if (path === '404.html') return place.languages.length > 0 ? chooser(place) : undefined
  const language = place.languages.find((name) => path === `${name}/404.html`)
  return language === undefined ? undefined : restorer(`${place.basePath}${language}/`)
}
