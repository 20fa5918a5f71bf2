/**
 * What a scene gives the page: steps of a frame, and what happens when a value changes. Types only.
 * Must not know: React, words.
 */
import type { Engine, Step } from 'kirari'

/** What a scene may use of its page. */
export interface Stage {
  readonly engine: Engine
  /** The box around the canvas: it has the focus, and takes pointer and keys. */
  readonly element: HTMLElement
  /** Shows one of the demo's messages over the picture, or none. `detail` stands where the message says {detail}; several have names. */
  say(message?: string, detail?: string | Details): void
}

export interface Scene<Values, Buttons extends string = string> {
  readonly frame: readonly Step[] | (() => readonly Step[])
  /** Run at the start, after the GPU was lost, and when the reader begins again. */
  readonly init?: readonly Step[]
  /** 4 smooths the edges of triangles on the canvas. */
  readonly samples?: 1 | 4
  /** Takes the values that do not need another scene. */
  update?(values: Values): void
  /** Listens to the reader, or starts what needs a page; returns the way to stop. */
  connect?(stage: Stage): () => void
  /** What the buttons do. */
  readonly actions?: { readonly [name in Buttons]: (stage: Stage) => void }
  /** Numbers of the demo's readouts, asked for now and then while it plays. */
  readouts?(stage: Stage): Readouts | Promise<Readouts>
}
export type Details = { readonly [name: string]: string }
export type Readouts = { readonly [name: string]: string | number }

/** A scene whose controls are only known to its own module. */
export type AnyScene = (values: never) => Scene<never>
