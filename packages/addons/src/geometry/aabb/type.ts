/** The axis-aligned box that the functions of this folder take. */
import { struct, vec3 } from 'kirari/node'
import type { Struct } from 'kirari/node'

/** A box whose edges run along the axes, by its smallest and its largest corner. */
export const AABB = /*#__PURE__*/ struct('AABB', { min: vec3, max: vec3 })
export type AABB = Struct<typeof AABB>
