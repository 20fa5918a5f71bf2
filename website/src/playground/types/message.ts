/**
 * The messages between the page and the worker that holds the compiler. Reports are read before they are believed: after a new version of the site a
 * page may get a worker that a cache has kept.
 */
import type { Kind, Questions } from './answer.ts'

/** From the page to the worker. */
export type Order =
  /** The first one. `messages` is the address of the compiler's messages in the language of the page. */
  { readonly type: 'open'; readonly libraries: string; readonly messages?: string | undefined } | { readonly type: 'update'; readonly code: string } | Ask

/** `id` returns with the answer. */
export type Ask = { readonly [K in Kind]: { readonly type: 'ask'; readonly id: number; readonly kind: K; readonly asked: Questions[K]['asked'] } }[Kind]

/** From the worker to the page. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  /** Without an answer where nothing is known, and where a newer question of the kind came first. */
  | { readonly type: 'answer'; readonly id: number; readonly answer?: unknown }
  /** The compiler failed at this question. */
  | { readonly type: 'mistake'; readonly id: number; readonly message: string }

/** Validates a message from the worker; undefined if it is no report. */
export const readReport = (data: unknown): Report | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  // Each property is looked at before it is believed.
  const { type, id, message, answer } = data as Readonly<Record<string, unknown>>
  if (type === 'ready') return { type }
  if (type === 'failed') return typeof message === 'string' ? { type, message } : undefined
  if (typeof id !== 'number') return undefined
  if (type === 'answer') return { type, id, answer }
  return type === 'mistake' && typeof message === 'string' ? { type, id, message } : undefined
}
