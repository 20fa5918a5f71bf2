/** Values that the application sets: what they are in a graph, and how they are set. */
import type { UniformValue } from '../../../ir/expr.ts'
import type { Bool } from './bool.ts'
import type { Float, Vec2, Vec3, Vec4 } from './float.ts'
import type { Int, Uint } from './int.ts'

/** A value the application sets: assigning `value` redraws what reads it, once. */
export interface Settable<V extends UniformValue> {
  value: V
  /** Calls `listener` after each change; returns the way to stop. */
  subscribe(listener: () => void): () => void
}
export interface UniformFloat extends Float, Settable<number> {}
export interface UniformInt extends Int, Settable<number> {}
export interface UniformUint extends Uint, Settable<number> {}
export interface UniformBool extends Bool, Settable<boolean> {}
export interface UniformVec2 extends Vec2, Settable<readonly [number, number]> {}
export interface UniformVec3 extends Vec3, Settable<readonly [number, number, number]> {}
export interface UniformVec4 extends Vec4, Settable<readonly [number, number, number, number]> {}
