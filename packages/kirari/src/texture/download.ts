/**
 * A file from an address, with what has come so far, and errors that say what went wrong.
 * Must not know: what is in the file.
 */
import { badStatus, notFetched } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'

export interface Progress {
  /** Bytes that have come. */
  readonly loaded: number
  /** Bytes in all; undefined when the server does not say. */
  readonly total: number | undefined
}

export interface DownloadOptions {
  /** Hears what has come, as it comes. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Ends it: the promise is rejected with the reason of the signal. */
  readonly signal?: AbortSignal | undefined
  /** Whether cookies go with the request: to the own site ('same-origin') when nothing is said. */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined
}

export const download = async (url: string | URL, { onProgress, signal, credentials = 'same-origin' }: DownloadOptions): Promise<Blob> => {
  try {
    const response = await fetch(url, { signal: signal ?? null, credentials })
    if (!response.ok) throw new EngineError(badStatus(String(url), `${response.status} ${response.statusText}`.trim()))
    return onProgress && response.body ? await readAll(response, response.body, onProgress) : await response.blob()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // A browser does not tell a page whether the network or the other site's headers are at fault.
    throw error instanceof EngineError ? error : new EngineError(notFetched(String(url)), error)
  }
}

const readAll = async ({ headers }: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: (progress: Progress) => void): Promise<Blob> => {
  // What is packed on the way is counted packed.
  const length = headers.has('content-encoding') ? undefined : (headers.get('content-length') ?? undefined)
  const total = length === undefined ? undefined : Number(length)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let loaded = 0
  const reader = body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    loaded += part.value.byteLength
    onProgress({ loaded, total: total !== undefined && loaded <= total ? total : undefined })
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}
