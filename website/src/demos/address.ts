/**
 * The state of a demo in the address of its page: every value that is not the one it began with, the backend the reader chose, and
 * whether all of it is drawn where the GPU is slow.
 * What others put into the address stays; what cannot be a value is read as if it were not there.
 * Must not know: React, the browser.
 */
import { defaultOf, defaultSettings, longestExpression, longestLines, onStep, type Control, type Controls, type Setting, type Settings } from './control.ts'

export const backendChoices = ['auto', 'webgpu', 'webgl2'] as const
export type BackendChoice = (typeof backendChoices)[number]
export interface DemoState {
  readonly settings: Settings
  readonly backend: BackendChoice
  /** Draws all of it, however slow the GPU (quality.ts). */
  readonly isFull: boolean
}

const backendName = 'backend'
const qualityName = 'quality'
const fullQuality = 'full'

export const defaultState = (controls: Controls): DemoState => ({ settings: defaultSettings(controls), backend: 'auto', isFull: false })

export const readAddress = (controls: Controls, search: string): DemoState => {
  const params = new URLSearchParams(search)
  const settings: Record<string, Setting> = {}
  // A text depends on the value of its select, so selects come first.
  const inOrder = Object.entries(controls).toSorted(([, one], [, other]) => Number(one.kind === 'lines') - Number(other.kind === 'lines'))
  for (const [name, control] of inOrder) {
    const text = params.get(name)
    if (control.kind !== 'button') settings[name] = (text === null ? undefined : parse(control, text)) ?? defaultOf(controls, control, settings)
  }
  return {
    settings,
    backend: backendChoices.find((name) => name === params.get(backendName)) ?? 'auto',
    isFull: params.get(qualityName) === fullQuality,
  }
}

/** The part of the address from `?` on; empty when nothing is said. */
export const writeAddress = (controls: Controls, { settings, backend, isFull }: DemoState, before: string): string => {
  const params = new URLSearchParams(before)
  const standard = defaultSettings(controls)
  for (const name of Object.keys(standard)) params.delete(name)
  params.delete(backendName)
  params.delete(qualityName)
  for (const [name, value] of Object.entries(settings)) {
    const control = controls[name]
    if (control && control.kind !== 'button' && value !== defaultOf(controls, control, settings)) params.set(name, print(control, value))
  }
  if (backend !== 'auto') params.set(backendName, backend)
  if (isFull) params.set(qualityName, fullQuality)
  const text = params.toString()
  return text ? `?${text}` : ''
}

export const isSame = (controls: Controls, one: DemoState, other: DemoState): boolean => writeAddress(controls, one, '') === writeAddress(controls, other, '')

const print = ({ kind }: Control, value: Setting): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : kind === 'color' ? String(value).slice(1) : String(value)

const parse = (control: Control, text: string): Setting | undefined => {
  switch (control.kind) {
    case 'slider': {
      const number = text.trim() === '' ? Number.NaN : Number(text)
      return Number.isFinite(number) ? onStep(control, number) : undefined
    }
    case 'select':
      return Object.hasOwn(control.options, text) ? text : undefined
    case 'toggle':
      return text === 'on' ? true : text === 'off' ? false : undefined
    case 'color':
      return /^[\da-f]{6}$/i.test(text) ? `#${text.toLowerCase()}` : undefined
    case 'expression':
      return text.length <= longestExpression ? text : undefined
    case 'lines':
      return text.length <= longestLines ? text.replaceAll('\r', '') : undefined
    case 'seed':
      return /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : undefined
    case 'button':
      return undefined
  }
}
