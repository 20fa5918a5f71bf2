/**
 * Routes and the chunks behind them as one small module. The framework writes four entries a page, each with the page's path or the
 * module's name in it; here neighbouring pages of one folder are one string, and their chunks follow one another by number.
 */
import type { ChunkNames, Route } from './generated.ts'

export type RouteCode = {
  /** Replaces routes.js; fills the table that replaces routesChunkNames.json. */
  readonly routes: string
  /** Replaces registry.js. */
  readonly registry: string
}

/** Takes a page from its own document: the page of a function has no module (plugins/function-documents). */
export const documentLoader = '@site/src/components/function-page/load-document.ts'

const header = `import ComponentCreator from '@docusaurus/ComponentCreator'
import names from '@generated/routesChunkNames'
import registry from '@generated/registry'
let id = 0
const route = (path, chunks, rest) => {
  names[path + '-' + ++id] = chunks
  return { path, component: ComponentCreator(path, id), ...rest }
}
const pages = (base, tails, rest, comp, first) => tails.split('|').map((tail, i) => route(base + tail, { __comp: comp, content: first + i }, rest))
const documents = (base, tails, rest, comp) => tails.split('|').map((tail) => {
  const path = base + tail
  registry[path] = [() => import(${JSON.stringify(documentLoader)}).then(({ loadDocument }) => loadDocument(path))]
  return route(path, { __comp: comp, content: path }, rest)
})
`

/** Whether a module is the page of a function. */
export const isFunctionDocument = (module: string): boolean => module.endsWith('.page')

/** Gives the code of both modules. `moduleOf` names the module to import for a chunk's key. */
export const routeCode = (routes: readonly Route[], moduleOf: (key: string) => string): RouteCode => {
  const numbers = new Map<string, number>()
  const number = (key: string): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    numbers.set(key, numbers.size)
    return numbers.size - 1
  }
  const chunksCode = (chunks: ChunkNames): string =>
    `{${Object.entries(chunks)
      .map(([name, chunk]) => `${JSON.stringify(name)}:${typeof chunk === 'string' ? number(chunk) : chunksCode(chunk)}`)
      .join(',')}}`

  const isDocument = (route: Route): boolean => isPage(route) && isFunctionDocument(moduleOf(route.chunks.content))
  const listCode = (list: readonly Route[]): string => `[${groups(list, numbers, isDocument).map(groupCode).join(',\n')}]`

  const groupCode = (group: readonly Route[]): string => {
    const [first] = group
    if (first && isPage(first) && (group.length > 1 || isDocument(first))) {
      const base = commonFolder(group.map(({ path }) => path))
      const tails = group.map(({ path }) => path.slice(base.length)).join('|')
      const comp = number(first.chunks.__comp)
      if (isDocument(first)) return `...documents(${[base, tails, first.attributes, comp].map((item) => JSON.stringify(item)).join(',')})`
      const firstContent = number(first.chunks.content)
      for (const page of group) if (isPage(page)) number(page.chunks.content)
      return `...pages(${[base, tails, first.attributes, comp, firstContent].map((item) => JSON.stringify(item)).join(',')})`
    }
    return group.map(singleCode).join(',\n')
  }

  const singleCode = ({ path, chunks, attributes, routes: inner }: Route): string => {
    if (!chunks) return `{path:${JSON.stringify(path)},component:ComponentCreator(${JSON.stringify(path)})}`
    const rest = [
      ...Object.entries(attributes).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`),
      ...(inner ? [`routes:${listCode(inner)}`] : []),
    ]
    return `route(${JSON.stringify(path)},${chunksCode(chunks)},{${rest.join(',')}})`
  }

  const code = `${header}export default ${listCode(routes)}\n`
  const imports = [...numbers.keys()].map((key) => `[() => import(${JSON.stringify(moduleOf(key))})]`)
  return { routes: code, registry: `export default [\n${imports.join(',\n')}\n]\n` }
}

type Page = Route & { readonly chunks: { readonly __comp: string; readonly content: string } }

/** Whether a route is a page of documents and nothing else: its layout and its content. */
const isPage = (route: Route): route is Page =>
  route.routes === undefined &&
  route.chunks !== undefined &&
  Object.keys(route.chunks).toSorted().join() === '__comp,content' &&
  Object.values(route.chunks).every((chunk) => typeof chunk === 'string') &&
  !route.path.includes('|')

/** Neighbours that can be one string: pages with the same layout and attributes whose content has no number yet. */
const groups = (routes: readonly Route[], numbers: ReadonlyMap<string, number>, isDocument: (route: Route) => boolean): readonly (readonly Route[])[] => {
  const result: Route[][] = []
  for (const route of routes) {
    const group = result.at(-1)
    const last = group?.at(-1)
    const isAlike =
      last !== undefined &&
      isPage(last) &&
      isPage(route) &&
      isDocument(last) === isDocument(route) &&
      last.chunks.__comp === route.chunks.__comp &&
      JSON.stringify(last.attributes) === JSON.stringify(route.attributes) &&
      ![last, route].some(({ chunks }) => numbers.has(chunks.content))
    if (group && isAlike) group.push(route)
    else result.push([route])
  }
  return result
}

/** The longest beginning that all paths share, up to and with a slash. */
export const commonFolder = (paths: readonly string[]): string => {
  const [first = ''] = paths
  let end = first.lastIndexOf('/') + 1
  while (end > 0 && !paths.every((path) => path.startsWith(first.slice(0, end)))) end = first.lastIndexOf('/', end - 2) + 1
  return first.slice(0, end)
}
