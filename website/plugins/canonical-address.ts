/**
 * One page, one address. Hosts add a slash to the address of a page that lies in a folder of its own, and serve the file under its own
 * name too. The page knows its plain address, and says so to search engines and in its links; so the address is set right before
 * anything reads it. A text, since it runs before the scripts of the site, and in a task of its own: a phone takes 30 ms for it.
 */
export const canonicalAddress = `{
  const link = document.querySelector('link[rel=canonical]')
  const wanted = link ? new URL(link.href).pathname : location.pathname
  const plain = (path) => path.replace(/(?:\\/|(?:\\/index)?\\.html)$/, '')
  if (wanted !== location.pathname && plain(wanted) === plain(location.pathname))
    history.replaceState(history.state, '', wanted + location.search + location.hash)
}`
