/** A function of the runtime as text: what a program uses is written into it, so that it stands alone. */
export interface RuntimeFunction {
  /** Its declaration. */
  readonly text: string
  /** What it calls. */
  readonly needs?: readonly string[]
}

export type Runtime = Readonly<Record<string, RuntimeFunction>>
