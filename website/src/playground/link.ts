/**
 * The whole source in a link: packed into the part of an address behind `#`, which browsers send nowhere. A link can also name code of this
 * site, before that sign: the example of a function, the live picture of a page, a demo, or a code block of any page.
 */
import type { BackendChoice } from './message.ts'

export type Shared = { readonly code: string; readonly backend: BackendChoice }
export type Named =
  /** The path of a function, and the id of its example. */
  | { readonly type: 'example'; readonly path: string; readonly id: string }
  /** The name of a live picture in a code block of the guide. */
  | { readonly type: 'scene'; readonly name: string }
  /** The name of a demo, with what its reader has set as in the address of the demo's page. */
  | { readonly type: 'demo'; readonly name: string; readonly settings: string; readonly backend: BackendChoice }
  /** A code block of a page: the first is 0. */
  | { readonly type: 'block'; readonly page: string; readonly block: number }

/** Thrown for a damaged link and for a link that names no code of this site. */
export class WrongLink extends Error {}

/** The limit of the unpacked code in characters, so that a malicious link cannot fill the memory. */
const longest = 200_000

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, limit = Infinity): Promise<Uint8Array<ArrayBuffer>> => {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > limit) {
      await reader.cancel()
      throw new WrongLink('too long')
    }
    parts.push(value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Base64 with letters that addresses may have. */
const toLetters = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))

export const toHash = async ({ code, backend }: Shared): Promise<string> => {
  const packed = toLetters(await through(new TextEncoder().encode(code), new CompressionStream('deflate-raw')))
  return `#code=${packed}${backend === 'auto' ? '' : `&backend=${backend}`}`
}

const backendIn = (fields: URLSearchParams): BackendChoice => {
  const given = fields.get('backend')
  return given === 'webgpu' || given === 'webgl2' ? given : 'auto'
}

/** Reads the code that a query names: code of this site, and of no other. */
export const named = (query: string): Named | undefined => {
  const fields = new URLSearchParams(query)
  const [example, scene, demo, page] = ['example', 'scene', 'demo', 'from'].map((name) => fields.get(name) ?? undefined)
  if (example !== undefined) {
    const [, path = '', id = ''] = /^((?:\w+\/)+\w+)\/([\w-]+)$/.exec(example) ?? []
    if (path === '') throw new WrongLink('no example')
    return { type: 'example', path, id }
  }
  if (scene !== undefined) {
    if (!/^[\w-]+$/.test(scene)) throw new WrongLink('no scene')
    return { type: 'scene', name: scene }
  }
  if (demo !== undefined) {
    if (!/^[\w-]+$/.test(demo)) throw new WrongLink('no demo')
    const backend = backendIn(fields)
    for (const name of ['demo', 'backend']) fields.delete(name)
    return { type: 'demo', name: demo, settings: fields.toString(), backend }
  }
  if (page === undefined) return undefined
  const block = Number(fields.get('block') ?? 0)
  if (!/^\/(?!\/)[\w/.-]*$/.test(page) || page.includes('..') || !Number.isInteger(block) || block < 0) throw new WrongLink('no page')
  return { type: 'block', page, block }
}

/** Reads the code in the part behind `#`; undefined where it holds none. Throws WrongLink for a damaged one. */
export const fromHash = async (hash: string): Promise<Shared | undefined> => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const packed = fields.get('code')
  // A heading of the page may be called `#code`.
  if (packed === null || hash === '#code') return undefined
  try {
    const code = new TextDecoder('utf-8', { fatal: true }).decode(await through(toBytes(packed), new DecompressionStream('deflate-raw'), longest))
    return { code, backend: backendIn(fields) }
  } catch {
    throw new WrongLink('unreadable')
  }
}

/** The code blocks of a page's Markdown, in their order. */
export const blocksOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^(`{3,})[a-z]+[^\n]*\n([\s\S]*?)\n\1[ ]*$/gm)].map(([, , code = '']) => code)
