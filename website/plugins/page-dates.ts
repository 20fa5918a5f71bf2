/**
 * When what a page is made from was last changed, from one `git log` for all of them. The framework asks git once a file, which takes longer
 * than building the pages. Without git, or in a copy without history, no page has a date.
 */
import { spawnSync } from 'node:child_process'
import type { RouteConfig } from '@docusaurus/types'

/** Milliseconds by path below the folder. */
export const changeDates = (folder: string, paths: readonly string[]): ReadonlyMap<string, number> => {
  const run = (...args: readonly string[]) => spawnSync('git', [...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  const isShallow = run('rev-parse', '--is-shallow-repository')
  // A shallow copy would date every file to its last commit.
  if (isShallow.status !== 0 || isShallow.stdout.trim() === 'true') return new Map()
  const { status, stdout } = run('-c', 'core.quotePath=false', 'log', '--format=@%ct', '--name-only', '--relative', '--', ...paths)
  return status === 0 ? readLog(stdout) : new Map()
}

/** The newest commit comes first, so the first date of a file is its last change. */
export const readLog = (log: string): ReadonlyMap<string, number> => {
  const dates = new Map<string, number>()
  let date = 0
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) date = Number(line.slice(1)) * 1000
    else if (line && !dates.has(line)) dates.set(line, date)
  }
  return dates
}

/** The routes with the dates of what they are made from; null tells the framework not to ask git itself. */
export const withDates = (routes: readonly RouteConfig[], dates: ReadonlyMap<string, number>, sourcesOf: (path: string) => readonly string[]): RouteConfig[] =>
  routes.map((route) => {
    const path = route.metadata?.sourceFilePath
    const known = (path === undefined ? [] : sourcesOf(path)).flatMap((source) => dates.get(source) ?? [])
    const lastUpdatedAt = known.length > 0 ? Math.max(...known) : null
    return { ...route, metadata: { ...route.metadata, lastUpdatedAt }, ...(route.routes ? { routes: withDates(route.routes, dates, sourcesOf) } : {}) }
  })

/** A page of functions is made from their records and their code; a page that lists them, from all it lists. */
export const sourcesOfPage =
  (files: readonly string[]) =>
  (path: string): readonly string[] => {
    const [, made] = /^(?:addons|i18n\/\w+\/docusaurus-plugin-content-docs-addons\/current)\/(.*)\.(?:mdx|page)$/.exec(path) ?? []
    if (made === undefined) return [`website/${path}`]
    const name = made.replace(/\/?index$/, '')
    return files.filter(
      (file) => /^packages\/addons\/(?:catalogue|src)\//.test(file) && (name === made ? file.endsWith(`/${name}.ts`) : file.includes(`/${name}`)),
    )
  }
