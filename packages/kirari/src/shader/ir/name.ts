/** An identifier that is valid in every target: no leading or double underscore, no `gl_`, no leading digit. */
export const cleanName = (hint: string): string => {
  // The common case.
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(hint)) return hint
  const name = hint
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .replace(/^gl_/, 'g_')
  return /^[A-Za-z]/.test(name) ? name : `n${name}`
}
