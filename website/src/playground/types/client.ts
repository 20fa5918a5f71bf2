/** The page's side of the types: starts the worker, and turns what it reports into answers. */
import type { Kind, Questions } from './answer.ts'
import { readReport, type Ask, type Order } from './message.ts'
import { readAnswer } from './read-answer.ts'

/** Asks about the text of the last `update`. No answer: nothing is known there, or a newer question of the kind came first, or the worker is gone. */
type Asking = { readonly [K in Kind]: (...asked: Questions[K]['asked']) => Promise<Questions[K]['answer'] | undefined> }

export interface Types extends Asking {
  /** Rejects where the compiler or its files could not be loaded; every question is then left without an answer. Stays open after `close`. */
  readonly ready: Promise<void>
  readonly update: (code: string) => void
  readonly close: () => void
}

/** The part of a worker that is used here. */
export type TypesWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

export interface TypesOptions {
  /** The compiler's messages in another language than English. */
  readonly messagesAddress?: string
  readonly createWorker?: (address: string) => TypesWorker
}

interface Pending {
  readonly settle: (answer: unknown) => void
  readonly fail: (error: Error) => void
}

/** Addresses begin with the site's base, or with its host: the worker reads the others. */
export const openTypes = (
  workerAddress: string,
  librariesAddress: string,
  { messagesAddress, createWorker = (address) => new Worker(address) }: TypesOptions = {},
): Types => {
  const pending = new Map<number, Pending>()
  let last = 0
  let code: string | undefined
  let worker: TypesWorker | undefined

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the method of a worker takes no origin
  const post = (order: Order): void => worker?.postMessage(order)

  const close = (): void => {
    worker?.terminate()
    worker = undefined
    for (const { settle } of pending.values()) settle(undefined)
    pending.clear()
  }

  const ready = new Promise<void>((resolve, reject) => {
    const lose = (message: string): void => {
      close()
      reject(new Error(`The types of the playground could not be loaded: ${message}`))
    }
    try {
      worker = createWorker(workerAddress)
    } catch (error) {
      lose(`the browser starts no worker from ${workerAddress} (${String(error)}).`)
      return
    }
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const report = readReport(data)
      if (!report || !worker) return
      if (report.type === 'ready') return resolve()
      if (report.type === 'failed') return lose(report.message)
      const asked = pending.get(report.id)
      pending.delete(report.id)
      if (report.type === 'answer') asked?.settle(report.answer)
      else asked?.fail(new Error(`The compiler failed: ${report.message}`))
    })
    // The event has no details if the script fails to load or to parse. After `ready`, every question resolves without an answer.
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      if (worker) lose(`the worker at ${workerAddress} does not run${'message' in event && event.message ? `: ${event.message}` : ''}.`)
    })
    post({ type: 'open', libraries: librariesAddress, messages: messagesAddress })
  })

  const ask = <K extends Kind>(kind: K, asked: Questions[K]['asked']): Promise<Questions[K]['answer'] | undefined> => {
    if (!worker) return Promise.resolve(undefined)
    return new Promise((resolve, reject) => {
      const id = ++last
      pending.set(id, {
        settle: (answer) => {
          try {
            resolve(readAnswer(kind, answer))
          } catch (error) {
            reject(error)
          }
        },
        fail: reject,
      })
      // One method below passes both, so the arguments are those of this kind.
      post({ type: 'ask', id, kind, asked } as Ask)
    })
  }

  return {
    ready,
    update: (next) => {
      if (next === code) return
      code = next
      post({ type: 'update', code: next })
    },
    diagnostics: (...asked) => ask('diagnostics', asked),
    completions: (...asked) => ask('completions', asked),
    details: (...asked) => ask('details', asked),
    hover: (...asked) => ask('hover', asked),
    signatureHelp: (...asked) => ask('signatureHelp', asked),
    close,
  }
}
