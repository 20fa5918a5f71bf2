/**
 * What a page and its frame say to each other. The frame runs code that anybody may have written, so what it says is data of unknown
 * shape until it was read here, and its texts are only ever shown as text. Neither side knows how the other is made.
 */

/** The frame's document, beside the pages of each language. scripts/live-frame.ts writes it. */
export const frameDocument = 'live-frame.html'

export type FrameMode = 'light' | 'dark'

/** From the page to the frame. */
export type FrameOrder =
  /** Shows what the code makes, in place of what is there. `run` comes back with what became of it. */
  | { readonly type: 'run'; readonly run: number; readonly code: string; readonly language: string; readonly mode: FrameMode }
  | { readonly type: 'mode'; readonly mode: FrameMode }
  /** Asks whether the frame still answers. */
  | { readonly type: 'ping' }

/** From the frame to the page. */
export type FrameReport =
  | { readonly type: 'ready' }
  | { readonly type: 'alive' }
  | { readonly type: 'height'; readonly height: number }
  /** The code's picture is there. */
  | { readonly type: 'shown'; readonly run: number }
  /** The code cannot be read, or threw; `line` counts from 1 in the code. */
  | { readonly type: 'failed'; readonly run: number; readonly message: string; readonly line?: number }
  /** A loop of the code did not end. */
  | { readonly type: 'endless'; readonly run: number }

/** Longer messages are cut: they are for reading. */
const longestMessage = 2000

/** Validates a message from the frame; undefined if it is no report. */
export const readReport = (data: unknown): FrameReport | undefined => {
  if (!isRecord(data)) return undefined
  const { type, run, height, message, line } = data
  if (type === 'ready' || type === 'alive') return { type }
  if (type === 'height') return isCount(height) ? { type, height } : undefined
  if (!isCount(run)) return undefined
  if (type === 'shown' || type === 'endless') return { type, run }
  if (type !== 'failed' || typeof message !== 'string') return undefined
  return { type, run, message: message.slice(0, longestMessage), ...(isCount(line) && line > 0 ? { line } : {}) }
}

/** Tests for an object. Its properties are unknown: check each before use. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

export const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0
