/**
 * The files Docusaurus 3.8.1 generates for its client, read as data. They are code in a shape of the framework's own, so everything
 * unexpected throws: a version that writes them otherwise must be looked at, not half understood.
 */
import { runInNewContext } from 'node:vm'

/** A chunk's key, or a tree of them, as the page's component takes them. */
export type ChunkNames = { readonly [name: string]: string | ChunkNames }

export type Route = {
  readonly path: string
  /** Absent for the route that matches everything else. */
  readonly chunks?: ChunkNames
  /** What the route says of itself beside its path: `exact`, `sidebar`. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly routes?: readonly Route[]
}

type RawRoute = {
  readonly path: string
  readonly component: { readonly key?: string }
  readonly routes?: readonly RawRoute[]
  readonly [attribute: string]: unknown
}

/** Reads routes.js and routesChunkNames.json together. */
export const readRoutes = (routesCode: string, chunkNames: Readonly<Record<string, ChunkNames>>): readonly Route[] => {
  const list = /export default (\[[\s\S]*\]);?\s*$/.exec(routesCode)?.[1]
  if (!list) throw unexpected('routes.js', 'it does not end with an exported list', routesCode)
  const creator = (path: string, hash?: string) => (hash === undefined ? {} : { key: `${path}-${hash}` })
  // The framework's own file: a literal of objects, strings and calls of the one function given here.
  const raw = runInNewContext(`(${list})`, { ComponentCreator: creator }) as readonly RawRoute[]

  const read = ({ path, component, routes, ...attributes }: RawRoute): Route => {
    const chunks = component.key === undefined ? undefined : chunkNames[component.key]
    if (component.key !== undefined && !chunks) throw unexpected('routesChunkNames.json', `it has no entry ${component.key}`, '')
    return { path, attributes, ...(chunks ? { chunks } : {}), ...(routes ? { routes: routes.map(read) } : {}) }
  }
  return raw.map(read)
}

/** Reads registry.js: the module behind each chunk's key. */
export const readRegistry = (code: string): ReadonlyMap<string, string> => {
  const lines = code.split('\n').filter((line) => line.trim() !== '' && !/^export default \{$|^\};?$/.test(line))
  return new Map(
    lines.map((line) => {
      const [, key, module] = /^ {2}"([^"]+)": \[\(\) => import\(.*?\*\/ ("(?:[^"\\]|\\.)*")\), /.exec(line) ?? []
      if (!key || !module) throw unexpected('registry.js', 'it has a line that is no import', line)
      return [key, String(JSON.parse(module))]
    }),
  )
}

export const unexpected = (file: string, what: string, text: string): Error =>
  new Error(`The generated file ${file} has a shape this site does not know: ${what}. plugins/compact was written for Docusaurus 3.8.1.\n${text.slice(0, 300)}`)
