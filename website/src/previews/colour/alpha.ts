/** What multiplying by alpha is for: an orange shape on a light ground, without the function and with it, and the dark fringe that one of them has. */
import type { Preview } from '../preview.ts'
import { filtering } from './alpha/filtering.ts'
import { mixing } from './alpha/mixing.ts'

const tasks = { filtering, mixing } satisfies Readonly<Record<string, Preview>>

export interface AlphaOptions {
  /** Texels are averaged, which wants colours multiplied by alpha; or a shape is mixed with a ground, which wants them not multiplied. */
  readonly task: keyof typeof tasks
}

export const alpha = ({ task }: AlphaOptions): Preview => tasks[task]
