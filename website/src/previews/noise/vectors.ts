/** A vector for each place of the plane, as arrows: gradients over the value that they belong to, or a velocity with particles that drift along it. */
import type { Preview } from '../preview.ts'
import { gradientField } from './vectors/gradient-field.ts'
import { particleField } from './vectors/particle-field.ts'

const fields = { value: gradientField, particles: particleField } satisfies Readonly<Record<string, Preview>>

export interface VectorsOptions {
  /** Of a function that gives a value and its gradient; or of one that gives a velocity. */
  readonly over: keyof typeof fields
}

export const vectors = ({ over }: VectorsOptions): Preview => fields[over]
