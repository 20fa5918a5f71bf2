/** Lets the browser save a file that the page has made. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // By then, the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
