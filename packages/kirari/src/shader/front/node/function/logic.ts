/** Selection, comparison and boolean operators. */
import { boolType } from '../../../ir/type.ts'
import { builtins } from '../../../builtin/core.ts'
import type { CompareOperator } from '../../../ir/expr.ts'
import { binary, builtin, toNode, unary } from '../node.ts'
import { chooseNode } from '../select.ts'
import type {
  AnyBool,
  AnyHalf,
  AnyNumeric,
  Bool,
  BVec2,
  BVec3,
  BVec4,
  Float,
  Generic,
  GenericBool,
  Int,
  IVec2,
  IVec3,
  IVec4,
  Like,
  Uint,
  UVec2,
  UVec3,
  UVec4,
  Vec2,
  Vec3,
  Vec4,
} from '../type.ts'
import { call, callable, type N } from './call.ts'

type Truth = Bool | boolean
interface Select {
  (ifFalse: Truth, ifTrue: Truth, condition: Truth): Bool
  <V extends AnyNumeric | AnyHalf | AnyBool | Generic>(ifFalse: Like<V>, ifTrue: NoInfer<V>, condition: Truth): V
  (ifFalse: Float | N, ifTrue: Float | N, condition: Truth): Float
  <V extends AnyNumeric | AnyHalf>(ifFalse: Like<V>, ifTrue: NoInfer<V> | N, condition: Truth): V
  <V extends AnyNumeric | AnyHalf>(ifFalse: N, ifTrue: Like<V>, condition: Truth): V
  (ifFalse: Vec2 | Float | N, ifTrue: Vec2 | Float | N, condition: BVec2): Vec2
  (ifFalse: Vec3 | Float | N, ifTrue: Vec3 | Float | N, condition: BVec3): Vec3
  (ifFalse: Vec4 | Float | N, ifTrue: Vec4 | Float | N, condition: BVec4): Vec4
  (ifFalse: IVec2 | Int, ifTrue: IVec2 | Int, condition: BVec2): IVec2
  (ifFalse: IVec3 | Int, ifTrue: IVec3 | Int, condition: BVec3): IVec3
  (ifFalse: IVec4 | Int, ifTrue: IVec4 | Int, condition: BVec4): IVec4
  (ifFalse: UVec2 | Uint, ifTrue: UVec2 | Uint, condition: BVec2): UVec2
  (ifFalse: UVec3 | Uint, ifTrue: UVec3 | Uint, condition: BVec3): UVec3
  (ifFalse: UVec4 | Uint, ifTrue: UVec4 | Uint, condition: BVec4): UVec4
  (ifFalse: Generic | Float | N, ifTrue: Generic | Float | N, condition: GenericBool): Generic
}
/** `select(ifFalse, ifTrue, condition)`, in the argument order of WGSL. A bvec condition selects component-wise. Both values are evaluated. */
export const select: Select = /*#__PURE__*/ callable(([ifFalse, ifTrue, condition], below) => chooseNode(ifFalse, ifTrue, condition, below))

/** Returns true if every component is true. */
export const all: (v: BVec2 | BVec3 | BVec4) => Bool = /*#__PURE__*/ call('all')
/** Returns true if at least one component is true. */
export const any: (v: BVec2 | BVec3 | BVec4) => Bool = /*#__PURE__*/ call('any')

interface Not {
  <V extends AnyBool>(v: Like<V>): V
  (v: boolean): Bool
}
/** Logical NOT, component-wise. */
export const not: Not = /*#__PURE__*/ callable(([v], below) => {
  const node = toNode(v, boolType, below)
  return node.type.kind === 'vector' ? builtin(builtins.not, [node], below) : unary('!', node, below)
})

type Join = (a: Bool | boolean, b: Bool | boolean) => Bool
/** Logical AND. */
export const and: Join = /*#__PURE__*/ callable(([a, b], below) => binary('&&', a, b, below))
/** Logical OR. */
export const or: Join = /*#__PURE__*/ callable(([a, b], below) => binary('||', a, b, below))

interface Compare {
  (a: Float | N, b: Float | N): Bool
  (a: Vec2, b: Vec2 | Float | N): BVec2
  (a: Vec3, b: Vec3 | Float | N): BVec3
  (a: Vec4, b: Vec4 | Float | N): BVec4
  (a: Int, b: Int | N): Bool
  (a: IVec2, b: IVec2 | Int | N): BVec2
  (a: IVec3, b: IVec3 | Int | N): BVec3
  (a: IVec4, b: IVec4 | Int | N): BVec4
  (a: Uint, b: Uint | N): Bool
  (a: UVec2, b: UVec2 | Uint | N): BVec2
  (a: UVec3, b: UVec3 | Uint | N): BVec3
  (a: UVec4, b: UVec4 | Uint | N): BVec4
  (a: Generic, b: Generic | Float | N): GenericBool
}
/** Compares numbers and booleans. */
interface Equal extends Compare {
  (a: Bool | boolean, b: Bool | boolean): Bool
  (a: BVec2, b: BVec2 | Bool | boolean): BVec2
  (a: BVec3, b: BVec3 | Bool | boolean): BVec3
  (a: BVec4, b: BVec4 | Bool | boolean): BVec4
}
const compare = <F>(operator: CompareOperator): F => callable(([a, b], below) => binary(operator, a, b, below))

/** a < b, component-wise. */
export const lessThan: Compare = /*#__PURE__*/ compare('<')
/** a ≤ b, component-wise. */
export const lessThanEqual: Compare = /*#__PURE__*/ compare('<=')
/** a > b, component-wise. */
export const greaterThan: Compare = /*#__PURE__*/ compare('>')
/** a ≥ b, component-wise. */
export const greaterThanEqual: Compare = /*#__PURE__*/ compare('>=')
/** a = b, component-wise. `all(equal(a, b))` compares all components. */
export const equal: Equal = /*#__PURE__*/ compare('==')
/** a ≠ b, component-wise. For two bools, exclusive OR. */
export const notEqual: Equal = /*#__PURE__*/ compare('!=')
