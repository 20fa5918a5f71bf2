/**
 * Entry `kirari/js`: shaders on the CPU, in single precision. It makes functions from text, so a page with a strict
 * content security policy uses `printJS` ahead of time instead.
 */
import { noOverload, notAValue } from '#explain'
import { fail } from './diagnostic/diagnostic.ts'
import { compileJS, type JSProgram } from './compile/js.ts'
import { functionsOf, type AnyFn } from './front/node/fn.ts'
import type { Vec3, Vec4 } from './front/node/type.ts'
import type { Func } from './ir/expr.ts'
import { boolType, floatType, intType, uintType, type Type } from './ir/type.ts'
import { fragmentFunction } from './legalise/fragment.ts'

/** A value as JavaScript has it: a scalar, an array of components, or an object of fields. */
export type JSValue = number | boolean | readonly JSValue[] | { readonly [field: string]: JSValue }

/** What the inputs are while a function runs on the CPU; zero where nothing is said. */
export interface Inputs {
  readonly uv?: readonly [number, number]
  readonly time?: number
  readonly resolution?: readonly [number, number]
  readonly pointer?: readonly [number, number]
}

/**
 * The function, to call with numbers and arrays. A function that exists for several types takes the one that fits.
 *
 * @example
 * toJS(circleSDF)([0.3, 0.4], 0.5) // 0
 */
export const toJS = (shader: AnyFn, inputs: Inputs = {}): ((...args: readonly JSValue[]) => JSValue) => {
  const functions = functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), toJS)
  const program = compileJS(functions)
  const run = evaluate(program)
  const callable = (...args: readonly JSValue[]): JSValue => {
    const index = functions.findIndex((func) => func.params.length === args.length && func.params.every((param, i) => hasShape(args[i], param.type)))
    const func = functions[index]
    if (!func) {
      return fail(
        noOverload(
          functions[0]?.name ?? '',
          args.map(shapeName),
          functions.map((one) => one.params.map((param) => param.type.name)),
        ),
        callable,
      )
    }
    run.set(inputs)
    const flat = func.params.flatMap((param, i) => flatten(args[i], param.type))
    return unflatten(run.call(index, flat), func.result)
  }
  return callable
}

/** The function or fragment as the text of a module that needs nothing else; each function is exported. */
export const printJS = (shader: AnyFn | Vec3 | Vec4): string => {
  const { text, names } = compileJS(functionsBehind(shader, printJS))
  return `${text}\n\nexport { ${names.join(', ')} }\n`
}

export interface RenderOptions extends Omit<Inputs, 'uv' | 'resolution'> {
  readonly width: number
  readonly height: number
}

/** A colour drawn to pixels: RGBA with 8 bits each, the top row first, alpha as the fragment gives it. */
export const render = (fragment: Vec3 | Vec4, { width, height, ...inputs }: RenderOptions): Uint8ClampedArray<ArrayBuffer> => {
  const run = evaluate(compileJS([fragmentFunction(fragment, render)]))
  run.set({ ...inputs, resolution: [width, height] })
  const pixels = new Uint8ClampedArray(width * height * 4)
  run.draw(pixels, width, height)
  return pixels
}

const functionsBehind = (shader: AnyFn | Vec3 | Vec4, below: unknown): readonly Func[] =>
  typeof shader === 'function'
    ? (functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), below))
    : [fragmentFunction(shader, below)]

interface Running {
  /** Sets inputs and uniforms before a call. */
  readonly set: (inputs: Inputs) => void
  /** Runs function `index`; gives the components of its result. */
  readonly call: (index: number, args: readonly (number | boolean)[]) => readonly (number | boolean)[]
  /** Draws with the first function, a colour. */
  readonly draw: (pixels: Uint8ClampedArray, width: number, height: number) => void
}

const evaluate = ({ text, resultCount, names, variables }: JSProgram): Running => {
  const assign = variables.flatMap(({ names: parts }, i) => parts.map((name, component) => `${name} = values[${i}][${component}]`)).join('\n')
  const uv = variables.find(({ source }) => source === 'uv')?.names
  const results = Array.from({ length: resultCount }, (_, i) => `r${i}`).join(', ')
  const source = `${text}
return {
  assign(values) { ${assign} },
  functions: [${names.join(', ')}],
  results: () => [${results}],
  draw(pixels, width, height) {
    let i = 0
    for (let y = height - 1; y >= 0; y--) {
      ${uv ? `${uv[1]} = f32((y + 0.5) / height)` : ''}
      for (let x = 0; x < width; x++) {
        ${uv ? `${uv[0]} = f32((x + 0.5) / width)` : ''}
        ${names[0]}()
        ${resultCount >= 4 ? 'pixels[i] = r0 * 255; pixels[i + 1] = r1 * 255; pixels[i + 2] = r2 * 255; pixels[i + 3] = r3 * 255' : ''}
        i += 4
      }
    }
  },
}`
  // The text was printed by us from a checked graph and returns the object typed here; making functions from it is what this entry is for.
  // oxlint-disable-next-line typescript/no-implied-eval typescript/no-unsafe-call
  const made = new Function(source)() as {
    assign: (values: readonly (readonly (number | boolean)[])[]) => void
    functions: readonly ((...args: readonly (number | boolean)[]) => number | boolean | undefined)[]
    results: () => readonly (number | boolean)[]
    draw: Running['draw']
  }
  return {
    set: (inputs) =>
      made.assign(
        variables.map(({ source: from, type }) => {
          const value = typeof from === 'string' ? (inputs[from] ?? Array.from({ length: type.size }, () => 0)) : from.value
          return [value].flat().map((component) => toScalar(component, type))
        }),
      ),
    call: (index, args) => {
      const single = made.functions[index]?.(...args)
      return single === undefined ? made.results() : [single]
    },
    draw: made.draw,
  }
}

const toScalar = (value: unknown, type: Type): number | boolean => {
  const scalar = type.kind === 'struct' ? floatType : type.scalar
  if (typeof value === 'boolean') return value
  const number = Number(value)
  if (scalar === boolType) return number !== 0
  return scalar === floatType ? Math.fround(number) : scalar === intType ? number | 0 : scalar === uintType ? number >>> 0 : number
}

const hasShape = (value: unknown, type: Type): boolean => {
  if (type.kind === 'struct')
    return (
      typeof value === 'object' && value !== null && !Array.isArray(value) && type.fields.every((field) => hasShape(Reflect.get(value, field.name), field.type))
    )
  if (type.size > 1) return Array.isArray(value) && value.length === type.size
  return typeof value === (type === boolType ? 'boolean' : 'number')
}

const shapeName = (value: unknown): string => (Array.isArray(value) ? `array of ${value.length}` : typeof value)

const flatten = (value: unknown, type: Type): readonly (number | boolean)[] => {
  if (type.kind === 'struct')
    return type.fields.flatMap((field) => flatten(typeof value === 'object' && value !== null ? Reflect.get(value, field.name) : undefined, field.type))
  return [value].flat().map((component) => toScalar(component, type))
}

const unflatten = (parts: readonly (number | boolean)[], type: Type): JSValue => {
  let next = 0
  const build = (of: Type): JSValue => {
    if (of.kind === 'struct') return Object.fromEntries(of.fields.map((field) => [field.name, build(field.type)]))
    if (of.size > 1) return parts.slice(next, (next += of.size))
    return parts[next++] ?? 0
  }
  return build(type)
}
