/** Where the text of a page lies: at the page's address, with `.md` at its end. Must not know: what the text is made from. */

/** `/docs/installation` is `/docs/installation.md`, `/docs/` is `/docs.md`; the first page of the site or of a language is `index.md` in its folder. */
export const textAddress = (page: string, baseUrl: string): string => (page === baseUrl ? `${baseUrl}index.md` : `${page.replace(/\/$/, '')}.md`)

/** The same for files of the build: that of `ja/docs/index.html` is `ja/docs.md`. `homes` are the folders of languages, without slashes. */
export const textFile = (page: string, homes: readonly string[] = []): string => {
  const folder = page.replace(/(?:^|\/)index\.html$/, '')
  return folder === '' || homes.includes(folder) ? `${folder}/index.md`.replace(/^\//, '') : `${folder.replace(/\.html$/, '')}.md`
}

/** All pages in short, and all their texts in one: below the folder of their language. */
export const contentsFile = 'llms.txt'
export const wholeFile = 'llms-full.txt'
