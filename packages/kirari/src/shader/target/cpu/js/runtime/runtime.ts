/** A function of the runtime as text: a program contains those that it uses, so that it depends on nothing. */
export interface RuntimeFunction {
  /** Its declaration. */
  readonly text: string
  /** The runtime functions that it calls. */
  readonly needs?: readonly string[]
}

export type Runtime = Readonly<Record<string, RuntimeFunction>>
