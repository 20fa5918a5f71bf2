/**
 * Entry `kirari/js`: shaders on the CPU, in single precision. It makes functions from text, so a page with a strict
 * content security policy uses `printJS` ahead of time instead.
 */
import { noOverload, notAValue } from '#explain'
import { compileJS, type JSOuter } from './compile/js.ts'
import { fail } from './diagnostic/diagnostic.ts'
import { functionsOf, type AnyFn } from './front/node/fn.ts'
import type { Vec3, Vec4 } from './front/node/type.ts'
import type { Func } from './ir/expr.ts'
import { fragmentFunction } from './legalise/fragment.ts'
import { evaluate } from './run/evaluate.ts'
import { hasShape, shapeName, toLeaves, zeroOf, type JSTexture, type JSValue, type LeafValue } from './run/value.ts'

export type { JSTexture, JSValue } from './run/value.ts'

/** What a function can be called with: a value, or a picture for a texture. */
export type JSArgument = JSValue | JSTexture

/** What the inputs are while a function runs on the CPU; zero where nothing is said. */
export interface Inputs {
  readonly uv?: readonly [number, number]
  readonly time?: number
  readonly resolution?: readonly [number, number]
  readonly pointer?: readonly [number, number]
}

/**
 * The function, to call with numbers, arrays and objects. A function that exists for several types takes the one that fits.
 *
 * Vectors are arrays of components, matrices arrays of columns, arrays arrays of elements, structs objects.
 * A function that writes parameters back gives an object with each of them by its name, and its result as `result`.
 *
 * @example
 * toJS(circleSDF)([0.3, 0.4], 0.5) // 0
 */
export const toJS = (shader: AnyFn, inputs: Inputs = {}): ((...args: readonly JSArgument[]) => JSValue) => {
  const functions = functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), toJS)
  const run = evaluate(compileJS(functions), make, false)
  const callable = (...args: readonly JSArgument[]): JSValue => {
    const index = functions.findIndex((func) => func.params.length === args.length && func.params.every((param, i) => hasShape(args[i], param.type)))
    if (index < 0) {
      return fail(
        noOverload(
          functions[0]?.name ?? '',
          args.map(shapeName),
          functions.map((one) => one.params.map((param) => param.type.name)),
        ),
        callable,
      )
    }
    run.set((outer) => outerValue(outer, inputs, callable))
    return run.call(index, args)
  }
  return callable
}

/** The function or fragment as the text of a module that needs nothing else; each function is exported. */
export const printJS = (shader: AnyFn | Vec3 | Vec4): string => {
  const { text, entries } = compileJS(functionsBehind(shader, printJS))
  return `${text}\n\nexport { ${entries.map(({ name }) => name).join(', ')} }\n`
}

export interface RenderOptions extends Omit<Inputs, 'uv' | 'resolution'> {
  readonly width: number
  readonly height: number
}

/**
 * A colour drawn to pixels: RGBA with 8 bits each, the top row first, alpha as the fragment gives it.
 * A pixel that the fragment discards stays transparent.
 */
export const render = (fragment: Vec3 | Vec4, { width, height, ...inputs }: RenderOptions): Uint8ClampedArray<ArrayBuffer> => {
  const run = evaluate(compileJS([fragmentFunction(fragment, render)]), make, true)
  run.set((outer) => outerValue(outer, { ...inputs, resolution: [width, height] }, render))
  const pixels = new Uint8ClampedArray(width * height * 4)
  run.draw(pixels, width, height)
  return pixels
}

const functionsBehind = (shader: AnyFn | Vec3 | Vec4, below: unknown): readonly Func[] =>
  typeof shader === 'function'
    ? (functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), below))
    : [fragmentFunction(shader, below)]

const outerValue = ({ source, type }: JSOuter, inputs: Inputs, below: unknown): readonly LeafValue[] => {
  if (typeof source === 'string') return toLeaves(inputs[source] ?? zeroOf(type), type)
  if (!('subscribe' in source)) return toLeaves(zeroOf(type), type)
  if (type.kind !== 'texture' && type.kind !== 'storageTexture') return toLeaves(source.value, type)
  const { image, sampler = {} } = source
  return image
    ? toLeaves({ ...image, sampler }, type)
    : fail(notAValue(`a picture in the texture "${source.name ?? type.name}", set as its value,`, image), below)
}

/** The text was printed by us from a checked graph; making functions from it is what this entry is for. */
// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(text) as () => unknown // It takes nothing.
