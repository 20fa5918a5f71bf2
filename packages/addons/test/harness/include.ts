/**
 * Puts the files that a shader includes in its place, by their paths, each once: all that the plain-text files ask of whoever reads them.
 * Must not know: where files are kept, which language they are.
 */
export const withIncludes = (path: string, read: (path: string) => string, seen = new Set<string>()): string => {
  if (seen.has(path)) return ''
  seen.add(path)
  return read(path).replace(/^#include "(.*)"$/gm, (_, way: string) => withIncludes(from(path, way), read, seen))
}

/** As a C preprocessor without guards does it: as often as it is named. */
export const withIncludesEachTime = (path: string, read: (path: string) => string): string =>
  read(path).replace(/^#include "(.*)"$/gm, (_, way: string) => withIncludesEachTime(from(path, way), read))

const from = (path: string, way: string): string => new URL(way, `file:///${path}`).pathname.slice(1)
