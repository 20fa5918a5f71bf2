/**
 * What a preview is: a picture that shows what one function does, made of the function itself, with values a reader can change.
 * The same description is drawn on the CPU for the poster and on the GPU on the page.
 * Must not know: pages, React, how either is drawn.
 */
import type { Bounds, ParameterRecord, Text } from '@kirari/addons/catalogue'
import type { AnyFn, Vec3 } from 'kirari/node'
import type { Values } from './values.ts'

/** What a preview needs to know of a function; a part of its record. */
export interface Subject {
  /** The function, called by the types of its arguments. */
  readonly call: AnyFn
  readonly parameters: readonly SubjectParameter[]
  /** Bounds of the result. */
  readonly results: readonly [min: number, max: number]
  /** One pair a component, where they differ. */
  readonly resultRanges?: readonly Bounds[]
  /** The signature that is shown first; undefined for a function that makes functions, which no shader has as a value. */
  readonly shown?: string
  /** The size of a result from which on its steps of single precision tell of the function, and not of what was cancelled. */
  readonly least: number
  /** Of noise, as it is before anything is set. */
  readonly statistics?: Statistics
}
export interface SubjectParameter extends Pick<ParameterRecord, 'name' | 'role' | 'unit' | 'default' | 'step'> {
  /** What holds for every component. */
  readonly range: Bounds
  /** One pair a component, where they differ. */
  readonly ranges?: readonly Bounds[]
  /** It is a whole number; controls are floats. */
  readonly integer?: 'int' | 'uint'
}

/** A picture, and the function in it, by the path of the function's page. */
export type Pictures = Readonly<Record<string, { readonly preview: Preview; readonly subject: Subject }>>

/** Heights from 0 to 1. */
export interface Statistics {
  /** How often values occur, from the lowest to the highest. */
  readonly histogram: readonly number[]
  /** How strong waves are, from the longest to the shortest. */
  readonly spectrum: readonly number[]
}

/** A value the reader sets: a number, or up to four that belong together. */
export interface Control {
  /** The parameter's name, with the field behind a dot for a struct; or a name of the preview's own. */
  readonly id: string
  readonly label: Text
  /** The label is a name from the code, not a word. */
  readonly isCode: boolean
  /** Names of the components; one empty name for a number. */
  readonly components: readonly string[]
  /** What holds for every component. */
  readonly range: Bounds
  /** One pair a component, where they differ. */
  readonly ranges?: readonly Bounds[]
  readonly step: number
  readonly value: readonly number[]
}

/** Something in the picture that can be dragged. Places are those of the plane, for a picture of 16:9. */
export interface Handle {
  /** The control it sets. */
  readonly id: string
  /** Which components of the control it sets: the one for left and right, then the one for up and down where it goes both ways. */
  readonly components: readonly [number, number?]
  /** Where it is, with the control as it is now. */
  readonly at: (value: readonly number[]) => Place
  /** How far a press is from it, with the control as it is now; the nearest handle is taken. */
  readonly distance: (place: Place, value: readonly number[]) => number
  /** The control after the pointer has moved there. */
  readonly move: (place: Place, value: readonly number[]) => readonly number[]
}
export type Place = readonly [x: number, y: number]

export interface Preview {
  /** What can be set, for this function. */
  readonly controls: (subject: Subject) => readonly Control[]
  readonly fragment: (subject: Subject, values: Values) => Vec3
  /** What the picture shows, for people who cannot see it. */
  readonly describe: (name: string) => Text
  /** What readers must know to take the picture for what it is, as a sentence under it. */
  readonly note?: (subject: Subject) => Text | undefined
  /** The second that the poster shows, and at which the live picture begins; undefined when nothing moves. */
  readonly startSeconds: number | undefined
  readonly handles: (subject: Subject) => readonly Handle[]
  /** The picture shows all signatures together and takes the parameters of each; otherwise those of the one that is shown first. */
  readonly everySignature?: true
  /** Of a noise: it needs its statistics, taken at every place or at whole ones. */
  readonly measured?: 'smooth' | 'cells'
}
