/**
 * What is lowered, step by step, where a GPU draws a demo too slowly: first the number of pixels, then also values that the demo names.
 * Must not know: React, the engine.
 */
import { defaultSettings, type Settings } from './control.ts'
import type { Demo } from './demo.ts'

/** The share of the pixels, and whether the demo's values for a slow GPU count. */
const levels = [
  { pixels: 1, isLight: false },
  { pixels: 0.5, isLight: false },
  { pixels: 0.25, isLight: true },
  { pixels: 0.125, isLight: true },
] as const

export const lowestLevel = levels.length - 1

/** Thirty frames a second, and what clocks are off by. */
export const slowestMilliseconds = 34

/** The level to draw at after a frame at `level` took so long: the time goes by the pixels, and each level halves them. */
export const levelFor = (milliseconds: number, level: number): number =>
  Math.min(lowestLevel, level + Math.max(1, Math.ceil(Math.log2(milliseconds / slowestMilliseconds))))

export interface Quality {
  readonly pixels: number
  readonly settings: Settings
  /** The names of the controls whose values are not those of the panel. */
  readonly lowered: readonly string[]
}

/** What is drawn at a level, where the panel says `settings`. A value that the reader has set stays. */
export const qualityAt = ({ controls, slow = {} }: Pick<Demo, 'controls' | 'slow'>, settings: Settings, level: number): Quality => {
  const { pixels, isLight } = levels[Math.min(level, lowestLevel)] ?? levels[0]
  const usual = defaultSettings(controls)
  const lowered = isLight ? Object.keys(slow).filter((name) => settings[name] === usual[name]) : []
  return { pixels, lowered, settings: { ...settings, ...Object.fromEntries(lowered.map((name) => [name, slow[name] ?? ''])) } }
}
