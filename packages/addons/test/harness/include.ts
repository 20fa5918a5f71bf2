/**
 * Inserts the files that a shader includes, by their paths, each once: all that the plain-text files require of a resolver.
 */
export const withIncludes = (path: string, read: (path: string) => string, seen = new Set<string>()): string => {
  if (seen.has(path)) return ''
  seen.add(path)
  return read(path).replace(/^#include "(.*)"$/gm, (_, way: string) => withIncludes(from(path, way), read, seen))
}

/** Like a C preprocessor without guards: as often as a file is included. */
export const withIncludesEachTime = (path: string, read: (path: string) => string): string =>
  read(path).replace(/^#include "(.*)"$/gm, (_, way: string) => withIncludesEachTime(from(path, way), read))

const from = (path: string, way: string): string => new URL(way, `file:///${path}`).pathname.slice(1)
