/**
 * Lists of documents as small modules: the framework's global data, and each section's sidebar. Both hold a document's id three times
 * over; here it is said once, and path and label are only said where they do not follow from it.
 */
import { commonFolder } from './route-code.ts'

type Doc = { readonly id: string; readonly path: string; readonly sidebar?: string }
type Version = { readonly path: string; readonly docs: readonly Doc[]; readonly [other: string]: unknown }
type Instance = { readonly versions: readonly Version[]; readonly [other: string]: unknown }
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const docsPlugin = 'docusaurus-plugin-content-docs'

/** The module that replaces globalData.json. */
export const globalDataCode = (data: GlobalData): string => {
  const { [docsPlugin]: instances = {}, ...others } = data
  const code = objectCode(
    // What the docs plugin puts there is its own GlobalPluginData.
    mapValues(instances, (instance) => instanceCode(instance as Instance)),
  )
  return `const docs = (base, folder, tails, sidebar) => tails.split('|').map((tail) => ({ id: folder + tail, path: base + folder + tail, sidebar }))
export default { ...${JSON.stringify(others)}, ${JSON.stringify(docsPlugin)}: ${code} }
`
}

const instanceCode = ({ versions, ...rest }: Instance): string =>
  `{...${JSON.stringify(rest)},versions:[${versions.map(({ docs, ...version }) => `{...${JSON.stringify(version)},docs:[${docsCode(docs, version.path)}]}`).join(',')}]}`

const docsCode = (docs: readonly Doc[], versionPath: string): string => {
  const base = versionPath.endsWith('/') ? versionPath : `${versionPath}/`
  return runs(docs, (doc) =>
    Object.keys(doc).toSorted().join() === 'id,path,sidebar' && doc.path === base + doc.id && isPlainId(doc.id) ? doc.sidebar : undefined,
  )
    .map((run) => {
      if (run.key === undefined) return run.items.map((doc) => JSON.stringify(doc)).join(',')
      const folder = commonFolder(run.items.map(({ id }) => id))
      return `...docs(${[base, folder, tails(run.items, folder), run.key].map((item) => JSON.stringify(item)).join(',')})`
    })
    .join(',')
}

type Link = { readonly type: 'link'; readonly label: string; readonly href: string; readonly docId?: string; readonly unlisted?: boolean }
type Category = { readonly type: 'category'; readonly items: readonly Item[]; readonly [other: string]: unknown }
type Item = Link | Category | { readonly type: 'html' }
type DocInfo = { readonly id: string; readonly title: string; readonly description?: string; readonly sidebar?: string }
export type VersionProps = {
  readonly version: {
    readonly docsSidebars: Readonly<Record<string, readonly Item[]>>
    readonly docs: Readonly<Record<string, DocInfo>>
    readonly [other: string]: unknown
  }
}

/**
 * The module that replaces a section's sidebar file. Descriptions are only read by cards; a section without cards may leave them out,
 * and the document list then only holds what nothing else does.
 */
export const versionCode = ({ version: { docsSidebars, docs, ...version } }: VersionProps, versionPath: string, keepsDescriptions: boolean): string => {
  const base = versionPath.endsWith('/') ? versionPath : `${versionPath}/`
  const itemsCode = (items: readonly Item[]): string =>
    runs(items, (item) => (isPlainLink(item, base) ? 'plain' : undefined))
      .map((run) => (run.key ? linksCode(run.items.filter(isLink)) : run.items.map(itemCode).join(',')))
      .join(',')
  const itemCode = (item: Item): string => {
    if (item.type !== 'category') return JSON.stringify(item)
    const { items, ...rest } = item
    return `{...${JSON.stringify(rest)},items:[${itemsCode(items)}]}`
  }
  const linksCode = (links: readonly Link[]): string => {
    const folder = commonFolder(links.map(({ docId = '' }) => docId))
    return `...links(${JSON.stringify(folder)},${JSON.stringify(
      tails(
        links.map(({ docId = '' }) => ({ id: docId })),
        folder,
      ),
    )})`
  }
  const infos = Object.values(docs).map(({ description, ...info }) => (keepsDescriptions && description !== undefined ? { ...info, description } : info))
  const docsCode = runs(infos, (info) =>
    Object.keys(info).toSorted().join() === 'id,sidebar,title' && info.title === lastPart(info.id) && isPlainId(info.id) ? info.sidebar : undefined,
  )
    .map((run) => {
      if (run.key === undefined) return run.items.map((info) => `${JSON.stringify(info.id)}:${JSON.stringify(info)}`).join(',')
      const folder = commonFolder(run.items.map(({ id }) => id))
      return `...infos(${[folder, tails(run.items, folder), run.key].map((item) => JSON.stringify(item)).join(',')})`
    })
    .join(',')
  return `const base = ${JSON.stringify(base)}
const last = (id) => id.slice(id.lastIndexOf('/') + 1)
const links = (folder, tails) => tails.split('|').map((tail) => ({ type: 'link', label: last(tail), href: base + folder + tail, docId: folder + tail, unlisted: false }))
const infos = (folder, tails, sidebar) => Object.fromEntries(tails.split('|').map((tail) => [folder + tail, { id: folder + tail, title: last(tail), sidebar }]))
export default { version: { ...${JSON.stringify(version)}, docsSidebars: ${objectCode(mapValues(docsSidebars, (items) => `[${itemsCode(items)}]`))}, docs: {${docsCode}} } }
`
}

const isLink = (item: Item): item is Link => item.type === 'link'

const isPlainLink = (item: Item, base: string): boolean =>
  isLink(item) &&
  Object.keys(item).toSorted().join() === 'docId,href,label,type,unlisted' &&
  item.unlisted === false &&
  item.docId !== undefined &&
  isPlainId(item.docId) &&
  item.href === base + item.docId &&
  item.label === lastPart(item.docId)

const isPlainId = (id: string): boolean => !id.includes('|')
const lastPart = (id: string): string => id.slice(id.lastIndexOf('/') + 1)
const tails = (items: readonly { readonly id: string }[], folder: string): string => items.map(({ id }) => id.slice(folder.length)).join('|')
const objectCode = (values: Readonly<Record<string, string>>): string =>
  `{${Object.entries(values)
    .map(([name, code]) => `${JSON.stringify(name)}:${code}`)
    .join(',')}}`
const mapValues = <A, B>(values: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))

/** Neighbours with the same key. Those without a key stand alone together. */
const runs = <T>(
  items: readonly T[],
  keyOf: (item: T) => string | undefined,
): readonly { readonly key: string | undefined; readonly items: readonly T[] }[] => {
  const result: { key: string | undefined; items: T[] }[] = []
  for (const item of items) {
    const key = keyOf(item)
    const last = result.at(-1)
    if (last && last.key === key) last.items.push(item)
    else result.push({ key, items: [item] })
  }
  return result
}
