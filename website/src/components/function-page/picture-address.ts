/**
 * The state of a picture in the place (`#`) of its page's address: every value that is not the one it began with, and the backend the reader
 * chose. A place without `=` is a heading's. What the picture cannot take is told, not dropped in silence.
 * Must not know: React, the browser.
 */
import type { BackendName } from 'kirari'
import { allowed, defaultValues, type ControlValues, type PageControl } from './control.ts'

export interface PictureState {
  readonly values: ControlValues
  /** Undefined as long as the choice is the engine's. */
  readonly backend: BackendName | undefined
}

export interface PictureAddress extends PictureState {
  /** Names whose value was taken in part, or as the nearest one that is allowed. */
  readonly corrected: readonly string[]
  /** Names that mean nothing here. */
  readonly unknown: readonly string[]
}

export const backendNames = ['webgl2', 'webgpu'] as const satisfies readonly BackendName[]

const backendKey = 'backend'

export const isPictureHash = (hash: string): boolean => hash.includes('=')

/** `hash` as the browser has it: empty, or from `#` on. */
export const readPictureHash = (controls: readonly PageControl[], hash: string): PictureAddress => {
  const values: Record<string, readonly number[]> = { ...defaultValues(controls) }
  const corrected: string[] = []
  const unknown: string[] = []
  let backend: BackendName | undefined
  for (const part of isPictureHash(hash) ? hash.slice(1).split('&') : []) {
    const [name = '', text = ''] = part.split(/=(.*)/s).map(decoded)
    const control = controls.find(({ id }) => id === name)
    if (control) {
      const asked = text.split(',').map(numberOf)
      const value = control.value.map((component, i) => (Number.isNaN(asked[i] ?? Number.NaN) ? component : allowed(control, asked[i] ?? component, i)))
      values[name] = value
      if (asked.length !== value.length || value.some((component, i) => component !== asked[i])) corrected.push(name)
    } else if (name === backendKey) {
      backend = backendNames.find((one) => one === text)
      if (!backend) corrected.push(name)
    } else if (part) unknown.push(name)
  }
  return { values, backend, corrected, unknown }
}

/** From `#` on; empty when all is as it began. */
export const writePictureHash = (controls: readonly PageControl[], { values, backend }: PictureState): string => {
  const parts = controls.flatMap(({ id, value }) => {
    const now = values[id] ?? value
    return value.every((component, i) => component === now[i]) ? [] : [`${encodeURIComponent(id)}=${now.join(',')}`]
  })
  if (backend) parts.push(`${backendKey}=${backend}`)
  return parts.length > 0 ? `#${parts.join('&')}` : ''
}

/** An address can be typed by hand: what is no code of a letter stays as it is. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What is no plain number is none; the browsers' own reading takes an empty text for 0. */
const numberOf = (text: string): number => (/^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN)
