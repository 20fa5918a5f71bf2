/** The types of uniforms. */
import type { UniformValue } from '../../../ir/expr.ts'
import type { Bool } from './bool.ts'
import type { Float, Vec2, Vec3, Vec4 } from './float.ts'
import type { Int, Uint } from './int.ts'

/** A value that the application sets. Assigning `value` requests one redraw of everything that reads it. */
export interface Settable<V extends UniformValue> {
  value: V
  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void
}
export interface UniformFloat extends Float, Settable<number> {}
export interface UniformInt extends Int, Settable<number> {}
export interface UniformUint extends Uint, Settable<number> {}
export interface UniformBool extends Bool, Settable<boolean> {}
export interface UniformVec2 extends Vec2, Settable<readonly [number, number]> {}
export interface UniformVec3 extends Vec3, Settable<readonly [number, number, number]> {}
export interface UniformVec4 extends Vec4, Settable<readonly [number, number, number, number]> {}
