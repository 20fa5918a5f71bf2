/**
 * Finds the place that a user wrote from the place that runs, through the source maps of compilers and bundlers.
 *
 * The lookup is synchronous, so that the message of the error has it wherever the error goes: a console, a test, an error boundary. In
 * a browser that takes a blocking request, on a development server, once for each file with a mistake.
 * Where the map cannot be read, the place stays as it is: the mistake must be reported in any case.
 */
import { originalPlace, type SourceMap } from './source-map.ts'
import type { Frame } from './stack.ts'

interface Address {
  readonly href: string
}
/** APIs that each platform has some of. */
interface Platform {
  readonly process?: { readonly getBuiltinModule?: (name: 'node:fs') => { readonly readFileSync: (url: Address, encoding: 'utf8') => string } }
  readonly performance?: { readonly getEntriesByType?: (type: 'resource') => readonly { readonly name: string; readonly initiatorType?: string }[] }
  readonly XMLHttpRequest?: new () => {
    open(method: 'GET', url: string, isAsync: false): void
    send(): void
    readonly status: number
    readonly responseText: string
  }
  readonly URL: new (url: string, base?: string) => Address
  readonly TextDecoder: new () => { decode(bytes: Uint8Array): string }
  readonly atob: (base64: string) => string
}
const platform = globalThis as Platform // Each is checked before use, or exists everywhere.

const read = (url: string): string | undefined => {
  const { process, XMLHttpRequest } = platform
  if (url.startsWith('file:')) return process?.getBuiltinModule?.('node:fs').readFileSync(new platform.URL(url), 'utf8')
  if (!XMLHttpRequest || !/^(?:https?|blob):/.test(url)) return undefined
  const request = new XMLHttpRequest()
  request.open('GET', url, false)
  request.send()
  return request.status === 200 ? request.responseText : undefined
}

/** Node may report files as plain paths. */
const urlOf = (file: string): string =>
  /^[a-z][a-z-]+:/i.test(file) ? file : `file://${encodeURI(file.replaceAll('\\', '/').replace(/^(?!\/)/, '/')).replace(/[?#]/g, encodeURIComponent)}`

/** The address at the end of a text. */
const mapAddress = (text: string): string | undefined => /\/\/[#@] ?sourceMappingURL=(\S+)\s*(?:\/\/.*\s*)*$/.exec(text)?.[1]

/** webpack's modules may be strings inside one of the page's scripts, which ends with their map and their name. */
const mapOfString = (name: string): string | undefined => {
  const scripts = (platform.performance?.getEntriesByType?.('resource') ?? []).filter(({ initiatorType }) => initiatorType === 'script')
  for (const { name: url } of scripts) {
    const text = read(url) ?? ''
    const end = text.indexOf(`\\n//# sourceURL=${name}\\n`)
    if (end < 0) continue
    const [, address] = /\/\/# sourceMappingURL=(data:[^\\"]+)$/.exec(text.slice(text.lastIndexOf('//# sourceMappingURL=', end), end)) ?? []
    return address
  }
  return undefined
}

const decode = (address: string): string => {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,(.*)$/.exec(address) ?? []
  if (!base64) return decodeURIComponent(data)
  return new platform.TextDecoder().decode(Uint8Array.from(platform.atob(data), (char) => char.charCodeAt(0)))
}

/** The map of a file, and the address that its sources are relative to. */
interface Found {
  readonly map: SourceMap
  readonly base: string
}

const find = (file: string): Found | undefined => {
  try {
    const url = urlOf(file)
    const address = url.startsWith('webpack-internal:') ? mapOfString(file) : mapAddress(read(url) ?? '')
    if (!address) return undefined
    const isInline = address.startsWith('data:')
    const base = isInline ? url : new platform.URL(address, url).href
    const text = isInline ? decode(address) : read(base)
    // Whatever else it may be, a lookup in it throws at worst.
    return text ? { map: JSON.parse(text.replace(/^\)\]\}.*/, '')) as SourceMap, base } : undefined
  } catch {
    return undefined
  }
}

/** Several mistakes in one file load the map once. */
const known = new Map<string, Found | undefined>()

/** The source of a place; undefined where no map has it. */
export const sourceOf = ({ file, line, column }: Frame): Frame | undefined => {
  if (!known.has(file)) known.set(file, find(file))
  const found = known.get(file)
  try {
    const place = found && originalPlace(found.map, line, column)
    // Names that bundlers invent (webpack://app/./src/main.ts) stay as they are.
    return place && { ...place, file: /^[a-z][a-z-]+:\/\//i.test(place.file) ? place.file : new platform.URL(place.file, found.base).href }
  } catch {
    return undefined
  }
}
