/** An identifier in every target: no leading or double underscore, no `gl_`, no digit first. */
export const cleanName = (hint: string): string => {
  // As nearly all are.
  if (/^[A-Za-z][A-Za-z0-9]*$/.test(hint)) return hint
  const name = hint
    .replace(/[^A-Za-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
    .replace(/^gl_/, 'g_')
  return /^[A-Za-z]/.test(name) ? name : `n${name}`
}
