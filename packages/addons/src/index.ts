/** Entry `@kirari/addons`: every function, flat. Names that would be ambiguous alone carry their category: see README.md. */
export * from './all.ts'
export type { NonSeparableBlend } from './color/blend/nonSeparable.ts'
export type { SeparableBlend } from './color/blend/separable.ts'
export type { CompositeOperator } from './color/composite/operator.ts'
export { AABB } from './geometry/aabb/type.ts'
export { Triangle } from './geometry/triangle/type.ts'
export type { Displacement } from './space/displace.ts'
