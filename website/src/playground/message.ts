/**
 * The messages between the playground's page and its frame. The frame runs code that anybody may have written, so what it says is data
 * of unknown shape until it was read here, and its texts are only ever shown as text. Places are offsets in the code as the reader sees it.
 */
import { isCount, isRecord } from '../live/message.ts'

/**
 * The document that embeds the frame, one for each language. Its address is in the scope of the service worker, so it loads offline.
 * scripts/live-frames.ts writes it.
 */
export const playgroundDocument = 'docs/playground-frame.html'

export type BackendChoice = 'auto' | 'webgpu' | 'webgl2'
/** The processor that draws a picture that is taken away. */
export type Drawer = 'gpu' | 'cpu'
export type Mode = 'light' | 'dark'

/** A range of offsets in the code. */
export type Range = { readonly from: number; readonly to: number }

/** The languages in which a picture can be taken away as the frame prints it; `script` is the code without its types. */
export const printed = ['glsl', 'wgsl', 'js', 'script'] as const
export type Printed = (typeof printed)[number]

/** For each line of a text, lines of the code. */
export type CodeLines = readonly (readonly number[])[]

/** From the page to the frame. `run` counts the runs, and comes back with what became of one. */
export type Order =
  /** Draws what the code makes, in place of what is there. `live` are the numbers that will change without another run. */
  | { readonly type: 'run'; readonly run: number; readonly code: string; readonly backend: BackendChoice; readonly live: readonly Range[] }
  /** Sets the numbers that the last run holds as live, in their order. */
  | { readonly type: 'tweak'; readonly values: readonly number[] }
  /** Plays or pauses, and sets the speed (1 is real time). With `loop`, time returns to `from` when it reaches `to`. */
  | { readonly type: 'time'; readonly isPlaying: boolean; readonly speed: number; readonly loop: { readonly from: number; readonly to: number } | undefined }
  | { readonly type: 'seek'; readonly seconds: number }
  | { readonly type: 'step' }
  /** Asks how far the picture of the latest run is from that of the exercise's start (0) to that of its solution (1). */
  | { readonly type: 'compare'; readonly run: number; readonly start: string; readonly solution: string }
  /** Asks for the picture as text. */
  | { readonly type: 'print'; readonly run: number; readonly language: Printed }
  /** Asks for the picture as a PNG of this size, drawn at the time that is shown. */
  | { readonly type: 'still'; readonly width: number; readonly height: number; readonly by: Drawer }
  /** Begins a video of this size, whose first frame is drawn at `from`; it takes the place of an earlier one. `video` counts them. */
  | {
      readonly type: 'video'
      readonly video: number
      readonly width: number
      readonly height: number
      readonly from: number
      readonly framesPerSecond: number
      readonly by: Drawer
    }
  /** Asks for the pixels of its next frame. */
  | { readonly type: 'videoFrame'; readonly video: number }
  | { readonly type: 'endVideo'; readonly video: number }
  /** Asks for the values of all expressions at a pixel; y counts from the bottom, as uv does. */
  | { readonly type: 'inspect'; readonly run: number; readonly x: number; readonly y: number }
  /** Turns on or off that a press on the picture chooses a pixel. */
  | { readonly type: 'choosing'; readonly isOn: boolean }
  /**
   * Shows the picture of one expression over the canvas; the picture of the whole without a number. `which` counts the values of an
   * expression whose code ran several times; without it, the last one is shown.
   */
  | { readonly type: 'show'; readonly mark: number | undefined; readonly which?: number | undefined }
  | { readonly type: 'mode'; readonly mode: Mode }
  /** Asks whether the frame still answers. */
  | { readonly type: 'ping' }

/** An error in the code, and its place. */
export type Mistake = {
  readonly message: string
  /** Of the diagnostic, such as S2001; the site explains each. */
  readonly code?: string | undefined
  readonly hint?: string | undefined
  /** The place in the code, if it is known. */
  readonly range?: Range | undefined
}

/** One expression of the code, with its values at the chosen pixel. */
export type Value = {
  /** The place in the code. Several values may have the same one: code in a loop runs several times. */
  readonly range: Range
  readonly mark: number
  /** Such as vec3. */
  readonly type: string
  readonly cpu: readonly number[]
  /** The value on the GPU; empty if it cannot be read. */
  readonly gpu: readonly number[]
}

export const stepKinds = [
  /** A function begins: its name. Its parameters follow. */
  'enter',
  'parameter',
  /** An expression was computed; with a name, a constant of the code. */
  'value',
  /** A variable has a new value. */
  'assign',
  /** A branch is taken: the name of its statement. */
  'branch',
  /** A turn of a loop begins: its counter, if it has one. */
  'turn',
  /** A loop is done. */
  'end',
  'break',
  'continue',
  'discard',
  /** A function returns, with a value or without. */
  'return',
  'leave',
] as const
export type StepKind = (typeof stepKinds)[number]

/** One step of the code at the chosen pixel, in the order of execution. */
export type Step = {
  readonly kind: StepKind
  readonly range: Range
  readonly name?: string | undefined
  /** Such as vec3; undefined for a step without a value. */
  readonly type?: string | undefined
  readonly cpu: readonly number[]
  /** The value on the GPU; empty if it cannot be read, or if the GPU took another path. */
  readonly gpu: readonly number[]
}

/** From the frame to the page. */
export type Report =
  | { readonly type: 'ready' }
  | { readonly type: 'alive' }
  /** The result of a run: the picture is drawn, the code has an error, or a loop did not end. */
  | { readonly type: 'drawn'; readonly run: number; readonly backend: 'webgpu' | 'webgl2' | 'cpu'; readonly milliseconds: number }
  | { readonly type: 'failed'; readonly run: number; readonly mistake: Mistake }
  | { readonly type: 'endless'; readonly run: number }
  /** The GPU was lost, or has been restored. */
  | { readonly type: 'gpu'; readonly isLost: boolean }
  | { readonly type: 'time'; readonly seconds: number; readonly width: number; readonly height: number }
  /** `lines` are the lines of the code that each line of the text came from, counted from 1, if that is known. */
  | { readonly type: 'printed'; readonly run: number; readonly language: Printed; readonly text: string; readonly lines?: CodeLines | undefined }
  | { readonly type: 'unprinted'; readonly run: number; readonly language: Printed; readonly message: string }
  | { readonly type: 'compared'; readonly run: number; readonly score: number }
  | { readonly type: 'still'; readonly png: ArrayBuffer }
  | { readonly type: 'noStill'; readonly message: string }
  /** RGBA, the top row first. */
  | { readonly type: 'videoFrame'; readonly video: number; readonly pixels: ArrayBuffer }
  | { readonly type: 'noVideoFrame'; readonly video: number; readonly message: string }
  | { readonly type: 'chosen'; readonly x: number; readonly y: number }
  | { readonly type: 'values'; readonly run: number; readonly x: number; readonly y: number; readonly values: readonly Value[] }
  /** The steps at the pixel whose values came last, first without the values of the GPU; `isCut` if there are more than are listed. */
  | { readonly type: 'steps'; readonly run: number; readonly steps: readonly Step[]; readonly isCut: boolean }

/** The limits of texts and lists from the frame. */
const longest = { message: 4000, printed: 2_000_000, lines: 5000, values: 4000, name: 100 }

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value) && value.length <= 16 && value.every((one) => typeof one === 'number')

const rangeOf = (value: unknown): Range | undefined =>
  isRecord(value) && isCount(value['from']) && isCount(value['to']) && value['from'] <= value['to'] ? { from: value['from'], to: value['to'] } : undefined

const mistakeOf = (value: unknown): Mistake | undefined => {
  if (!isRecord(value)) return undefined
  const { message, code, hint, range } = value
  if (!isText(message)) return undefined
  return {
    message: message.slice(0, longest.message),
    ...(isText(code) && /^[A-Z]\d{4}$/.test(code) ? { code } : {}),
    ...(isText(hint) ? { hint: hint.slice(0, longest.message) } : {}),
    range: rangeOf(range),
  }
}

const linesOf = (value: unknown): CodeLines | undefined =>
  Array.isArray(value) && value.length <= longest.lines && value.every((line) => Array.isArray(line) && line.length <= 1000 && line.every(isCount))
    ? // Each of them is a list of numbers.
      (value as CodeLines)
    : undefined

const valueOf = (value: unknown): Value | undefined => {
  if (!isRecord(value)) return undefined
  const { mark, type, cpu, gpu } = value
  const range = rangeOf(value['range'])
  return range && isCount(mark) && isText(type) && isNumbers(cpu) && isNumbers(gpu) ? { range, mark, type: type.slice(0, 20), cpu, gpu } : undefined
}

const stepOf = (value: unknown): Step | undefined => {
  if (!isRecord(value)) return undefined
  const { name, type, cpu, gpu } = value
  const range = rangeOf(value['range'])
  const kind = stepKinds.find((one) => one === value['kind'])
  if (!range || !kind || !isNumbers(cpu) || !isNumbers(gpu)) return undefined
  return { kind, range, name: isText(name) ? name.slice(0, longest.name) : undefined, type: isText(type) ? type.slice(0, 20) : undefined, cpu, gpu }
}

/** Validates a message from the frame; undefined if it is no report. */
export const readReport = (data: unknown): Report | undefined => {
  if (!isRecord(data)) return undefined
  const { type, run, x, y, message, language } = data
  switch (type) {
    case 'ready':
    case 'alive':
      return { type }
    case 'drawn': {
      const { backend, milliseconds } = data
      if (!isCount(run) || !isCount(milliseconds)) return undefined
      return backend === 'webgpu' || backend === 'webgl2' || backend === 'cpu' ? { type, run, backend, milliseconds } : undefined
    }
    case 'failed': {
      const mistake = mistakeOf(data['mistake'])
      return isCount(run) && mistake ? { type, run, mistake } : undefined
    }
    case 'endless':
      return isCount(run) ? { type, run } : undefined
    case 'gpu':
      return { type, isLost: data['isLost'] === true }
    case 'time': {
      const { seconds, width, height } = data
      return typeof seconds === 'number' && Number.isFinite(seconds) && isCount(width) && isCount(height) ? { type, seconds, width, height } : undefined
    }
    case 'printed': {
      const { text } = data
      const name = printed.find((one) => one === language)
      if (!isCount(run) || !name || !isText(text)) return undefined
      const lines = linesOf(data['lines'])
      return { type, run, language: name, text: text.slice(0, longest.printed), ...(lines ? { lines } : {}) }
    }
    case 'unprinted': {
      const name = printed.find((one) => one === language)
      return isCount(run) && name && isText(message) ? { type, run, language: name, message: message.slice(0, longest.message) } : undefined
    }
    case 'compared': {
      const { score } = data
      return isCount(run) && isCount(score) && score <= 1 ? { type, run, score } : undefined
    }
    case 'still':
      return data['png'] instanceof ArrayBuffer ? { type, png: data['png'] } : undefined
    case 'noStill':
      return isText(message) ? { type, message: message.slice(0, longest.message) } : undefined
    case 'videoFrame': {
      const { video, pixels } = data
      return isCount(video) && pixels instanceof ArrayBuffer ? { type, video, pixels } : undefined
    }
    case 'noVideoFrame': {
      const { video } = data
      return isCount(video) && isText(message) ? { type, video, message: message.slice(0, longest.message) } : undefined
    }
    case 'chosen':
      return isCount(x) && isCount(y) ? { type, x, y } : undefined
    case 'values': {
      const { values } = data
      if (!isCount(run) || !isCount(x) || !isCount(y) || !Array.isArray(values)) return undefined
      return { type, run, x, y, values: values.slice(0, longest.values).flatMap((one) => valueOf(one) ?? []) }
    }
    case 'steps': {
      const { steps } = data
      if (!isCount(run) || !Array.isArray(steps)) return undefined
      return { type, run, steps: steps.slice(0, longest.values).flatMap((one) => stepOf(one) ?? []), isCut: data['isCut'] === true }
    }
    default:
      return undefined
  }
}
