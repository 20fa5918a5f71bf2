/**
 * Downloads a file, with its progress, and errors that say what went wrong.
 */
import { badStatus, notFetched } from '#explain-engine'
import { EngineError } from '../engine/message/error.ts'

export interface Progress {
  /** Bytes received so far. */
  readonly loaded: number
  /** Bytes in total; undefined when the server does not say. */
  readonly total: number | undefined
}

export interface DownloadOptions {
  /** Called with the progress as bytes arrive. */
  readonly onProgress?: ((progress: Progress) => void) | undefined
  /** Cancels it: the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Whether cookies are sent. Default: to the page's own site ('same-origin'). */
  readonly credentials?: 'omit' | 'same-origin' | 'include' | undefined
}

export const download = async (url: string | URL, { onProgress, signal, credentials = 'same-origin' }: DownloadOptions): Promise<Blob> => {
  try {
    const response = await fetch(url, { signal: signal ?? null, credentials })
    if (!response.ok) throw new EngineError(badStatus(String(url), `${response.status} ${response.statusText}`.trim()))
    return onProgress && response.body ? await readAll(response, response.body, onProgress) : await response.blob()
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    // A browser does not reveal whether the network or the other site's headers are at fault.
    throw error instanceof EngineError ? error : new EngineError(notFetched(String(url)), error)
  }
}

const readAll = async ({ headers }: Response, body: ReadableStream<Uint8Array<ArrayBuffer>>, onProgress: (progress: Progress) => void): Promise<Blob> => {
  // Progress counts decompressed bytes, and the header the compressed ones.
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
