/**
 * The whole source in a link: packed into the part of an address behind `#`, which browsers send nowhere. A link can also name a page of
 * this site and one of its code blocks.
 */
import type { BackendChoice } from './message.ts'

export type Shared = { readonly code: string; readonly backend: BackendChoice }
/** A code block of a page: the first is 0. */
export type Named = { readonly page: string; readonly block: number }

/** A link that is damaged, or from somewhere else. */
export class WrongLink extends Error {}

/** Longer sources are no links: a stranger's must not fill the memory. */
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

/** What a link holds; nothing where it has no part of ours. Throws WrongLink for one that cannot be read. */
export const fromHash = async (hash: string): Promise<Shared | Named | undefined> => {
  const fields = new URLSearchParams(hash.replace(/^#/, ''))
  const page = fields.get('from')
  if (page !== null) {
    const block = Number(fields.get('block') ?? 0)
    // A path of this site and of no other.
    if (!/^\/(?!\/)[\w/.-]*$/.test(page) || page.includes('..') || !Number.isInteger(block) || block < 0) throw new WrongLink('no page')
    return { page, block }
  }
  const packed = fields.get('code')
  if (packed === null) return undefined
  try {
    const code = new TextDecoder('utf-8', { fatal: true }).decode(await through(toBytes(packed), new DecompressionStream('deflate-raw'), longest))
    const given = fields.get('backend')
    return { code, backend: given === 'webgpu' || given === 'webgl2' ? given : 'auto' }
  } catch {
    throw new WrongLink('unreadable')
  }
}

/** The code blocks of a page's Markdown, in their order. */
export const blocksOf = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^(`{3,})[a-z]+[^\n]*\n([\s\S]*?)\n\1[ ]*$/gm)].map(([, , code = '']) => code)
