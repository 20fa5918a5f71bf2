/** The argument types of a function, in a shader and in JavaScript. */
import { expectTypeOf } from 'vitest'
import { toJS, type JSArgument, type JSTexture, type JSValue } from 'kirari/js'
import { bool, bvec3, float, fn, generic, inout, int, mat3, nothing, overload, struct, T, texture2D, uv, vec2, vec3, vec4, type AnyFn } from 'kirari/node'

// A body may omit its last parameters; calls need them all the same.

const first = fn('first', [{ p: vec2 }, { scale: float }], float, (p) => p.x)
first(uv, 2)
// @ts-expect-error -- one argument is missing
first(uv)

const one = fn('one', [{ p: vec2 }], float, () => float(1))
one(uv)
// @ts-expect-error -- as above
one()

const same = generic('same', [{ x: T }, { k: float }], T, (x) => x)
same(uv, 1)
// @ts-expect-error -- as above
same(uv)

// toJS returns a function of plain values: scalars, vectors and images, by the declaration.
const turned = toJS(fn('turned', [{ v: vec3 }, { by: float }, { isFull: bool }], vec3, (v, by) => v.mul(by)))
expectTypeOf(turned).parameters.toEqualTypeOf<[readonly [number, number, number], number, boolean]>()
expectTypeOf(turned([1, 2, 3], 2, true)).toEqualTypeOf<[number, number, number]>()
// @ts-expect-error -- a vec3 has three components
turned([1, 2], 2, true)
const look = toJS(fn('look', [{ image: texture2D }, { p: vec2 }], vec4, (image, p) => image.sampleLevel(p, 0)))
expectTypeOf(look).parameters.toEqualTypeOf<[JSTexture, readonly [number, number]]>()
expectTypeOf(toJS(fn('signs', [{ v: vec3 }], bvec3, (v) => v.lessThan(0)))([1, 2, 3])).toEqualTypeOf<[boolean, boolean, boolean]>()
expectTypeOf(toJS(fn('whole', [], int, () => int(1)))()).toEqualTypeOf<number>()
expectTypeOf(toJS(fn('is', [], bool, () => bool(true)))()).toEqualTypeOf<boolean>()
// All others are any value, and so is the result of functions that write parameters back, or are overloaded.
const Ray = struct('Ray', { from: vec3 })
expectTypeOf(toJS(fn('start', [{ ray: Ray }, { m: mat3 }], mat3, (_, m) => m))).toEqualTypeOf<(ray: JSValue, m: JSValue) => JSValue>()
expectTypeOf(toJS(fn('grow', [{ p: inout(vec2) }], float, (p) => p.x))([1, 2])).toEqualTypeOf<JSValue>()
expectTypeOf(toJS(fn('set', [{ p: inout(vec2) }], nothing, () => {}))([1, 2])).toEqualTypeOf<JSValue>()
expectTypeOf(toJS(same)).toEqualTypeOf<(...args: readonly JSArgument[]) => JSValue>()
expectTypeOf(toJS(overload(first, one))).toEqualTypeOf<(...args: readonly JSArgument[]) => JSValue>()
expectTypeOf(toJS(first as AnyFn)).toEqualTypeOf<(...args: readonly JSArgument[]) => JSValue>()
