/**
 * When each source file was last changed, from one `git log` for all of them. The framework asks git once a file, which takes longer
 * than building the pages. Without git, or in a copy without history, no page has a date.
 */
import { spawnSync } from 'node:child_process'
import { relative } from 'node:path'
import type { RouteConfig } from '@docusaurus/types'

/** Milliseconds by path below the folder. */
export const changeDates = (folder: string): ReadonlyMap<string, number> => {
  const run = (...args: readonly string[]) => spawnSync('git', [...args], { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 })
  const isShallow = run('rev-parse', '--is-shallow-repository')
  // A shallow copy would date every file to its last commit.
  if (isShallow.status !== 0 || isShallow.stdout.trim() === 'true') return new Map()
  const { status, stdout } = run('-c', 'core.quotePath=false', 'log', '--format=@%ct', '--name-only', '--relative', '--', '.')
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

/** The routes with their dates; null tells the framework not to ask git itself. */
export const withDates = (routes: readonly RouteConfig[], dates: ReadonlyMap<string, number>, siteDir: string): RouteConfig[] =>
  routes.map((route) => {
    const source = route.metadata?.sourceFilePath
    const path = source?.startsWith('/') ? relative(siteDir, source) : source
    const lastUpdatedAt = path === undefined ? null : (dates.get(path) ?? null)
    return { ...route, metadata: { ...route.metadata, lastUpdatedAt }, ...(route.routes ? { routes: withDates(route.routes, dates, siteDir) } : {}) }
  })
