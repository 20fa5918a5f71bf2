/**
 * What a reader can set on a demo, as data: each control becomes a part of the panel, a name in the address, and a value of the scene.
 * Must not know: scenes, React, the engine. It is in the first load of a page.
 */
import type { Text } from '@kirari/addons/catalogue'

interface Common {
  readonly label: Text
  /** Whether the scene is made anew when it changes, because its buffers or its shaders depend on it. */
  readonly rebuild?: boolean
}
export interface Slider extends Common {
  readonly kind: 'slider'
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly unit?: Text
}
export interface Select<Name extends string = string> extends Common {
  readonly kind: 'select'
  readonly options: { readonly [name in Name]: Text }
  readonly value: Name
}
export interface Toggle extends Common {
  readonly kind: 'toggle'
  readonly value: boolean
}
/** In pages and addresses six digits; in scenes three numbers from 0 to 1, as a screen takes them. */
export interface Color extends Common {
  readonly kind: 'color'
  readonly value: string
}
/** A line of text that the scene reads. */
export interface Expression extends Common {
  readonly kind: 'expression'
  readonly value: string
}
/** More than a line of an expression needs. */
export const longestExpression = 160
/** Several lines of text that the scene reads. Each option of a select brings its own; the reader edits it until another option is chosen. */
export interface Lines extends Common {
  readonly kind: 'lines'
  /** The name of the select. */
  readonly follows: string
  readonly texts: { readonly [option: string]: string }
}
/** An address has room for it. */
export const longestLines = 2000
/** A button that takes another number by chance. */
export interface Seed extends Common {
  readonly kind: 'seed'
  readonly value: number
}
/** A button that does something in the scene, and has no value. */
export interface Button extends Common {
  readonly kind: 'button'
}
export type Control = Slider | Select | Toggle | Color | Expression | Lines | Seed | Button
export type Controls = { readonly [name: string]: Control }

export const slider = (given: Omit<Slider, 'kind'>): Slider => ({ kind: 'slider', ...given })
export const select = <const Name extends string>(given: Omit<Select<Name>, 'kind' | 'value'> & { readonly value: NoInfer<Name> }): Select<Name> => ({
  kind: 'select',
  ...given,
})
export const toggle = (given: Omit<Toggle, 'kind'>): Toggle => ({ kind: 'toggle', ...given })
export const color = (given: Omit<Color, 'kind'>): Color => ({ kind: 'color', ...given })
export const expression = (given: Omit<Expression, 'kind'>): Expression => ({ kind: 'expression', ...given })
export const lines = (given: Omit<Lines, 'kind'>): Lines => ({ kind: 'lines', ...given })
export const seed = (given: Omit<Seed, 'kind' | 'value'> & { readonly value?: number }): Seed => ({ kind: 'seed', value: 1, ...given })
export const button = (given: Omit<Button, 'kind'>): Button => ({ kind: 'button', ...given })

type ValueOf<C> = C extends Slider | Seed
  ? number
  : C extends Select<infer Name>
    ? Name
    : C extends Toggle
      ? boolean
      : C extends Color
        ? readonly [red: number, green: number, blue: number]
        : C extends Expression | Lines
          ? string
          : never
/** What a scene gets: a value for each control that has one. */
export type ValuesOf<C extends Controls> = { readonly [name in keyof C as C[name] extends Button ? never : name]: ValueOf<C[name]> }
/** The names of the buttons. */
export type ButtonsOf<C extends Controls> = { readonly [name in keyof C]: C[name] extends Button ? name : never }[keyof C] & string

/** A value as the page keeps it: a colour is its six digits. */
export type Setting = number | string | boolean
export type Settings = { readonly [name: string]: Setting }

export const defaultSettings = (controls: Controls): Settings =>
  Object.fromEntries(Object.entries(controls).flatMap(([name, control]) => (control.kind === 'button' ? [] : [[name, defaultOf(controls, control, {})]])))

/** The value of a control that the reader has not touched, beside these settings. */
export const defaultOf = (controls: Controls, control: Exclude<Control, Button>, settings: Settings): Setting => {
  if (control.kind !== 'lines') return control.value
  const leader = controls[control.follows]
  const option = settings[control.follows] ?? (leader?.kind === 'select' ? leader.value : '')
  return control.texts[String(option)] ?? ''
}

/** The settings after a change of one of them: another option brings its own text. */
export const changed = (controls: Controls, settings: Settings, name: string, value: Setting): Settings => {
  const next: Record<string, Setting> = { ...settings, [name]: value }
  for (const [other, control] of Object.entries(controls))
    if (control.kind === 'lines' && control.follows === name) next[other] = defaultOf(controls, control, next)
  return next
}

/** The values as the scene takes them. */
export const sceneValues = (controls: Controls, settings: Settings): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, controls[name]?.kind === 'color' ? channelsOf(String(value)) : value]))

const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)

/** A number on one of the slider's steps, with no more digits than they have. */
export const onStep = ({ min, max, step }: Slider, value: number): number => {
  const stepped = min + Math.round((value - min) / step) * step
  return Math.min(max, Math.max(min, Number(stepped.toFixed(decimalsOf(step)))))
}

export const decimalsOf = (step: number): number => Math.min(6, Math.max(0, Math.ceil(-Math.log10(step) - 1e-9)))
