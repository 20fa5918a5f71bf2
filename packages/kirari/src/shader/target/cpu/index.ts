/**
 * Entry `kirari/js`: shaders on the CPU, in single precision. It makes functions from text and WebAssembly modules, so a page with a
 * strict content security policy uses `printJS` ahead of time instead.
 */
import { noForm, noOverload, notAValue } from '#explain'
import { validate } from '#validate'
import { kernelFunction } from './kernel.ts'
import { compileJS, compileImage, printModule } from './program.ts'
import { fail } from '../../diagnostic/diagnostic.ts'
import { functionsOf, type AnyFn } from '../../front/node/fn.ts'
import { Node } from '../../front/node/node.ts'
import { checkArgumentImage } from '../../front/node/texture-check.ts'
import type { ComputeStage } from '../../front/node/stage.ts'
import type { Vec3, Vec4 } from '../../front/node/type.ts'
import type { GivenTexture } from '../../front/node/type/texture.ts'
import type { Expr, Func } from '../../ir/expr.ts'
import type { KernelSource } from '../../ir/resource.ts'
import { makeStatement, type Return } from '../../ir/statement.ts'
import type { ResourceType, Type } from '../../ir/type.ts'
import { fragmentFunction } from '../text/fragment.ts'
import { drawing } from './run/drawing.ts'
import { evaluate } from './run/evaluate.ts'
import { feed, texelsOf, type Inputs } from './run/feed.ts'
import { withOlds } from './run/kernel.ts'
import { withOwnData } from './run/own-data.ts'
import type { InJS, JSArgument } from './run/callable.ts'
import { cornersOf, planesOf } from './run/varying.ts'
import { hasShape, shapeName, type JSTexture, type JSValue } from './run/value.ts'

export type { Inputs } from './run/feed.ts'
export type { InJS, JSArgument } from './run/callable.ts'
export type { JSBuffer } from './run/memory.ts'
export type { JSTexture, JSValue } from './run/value.ts'

/**
 * Returns a function that takes numbers, arrays and objects. An overloaded function calls the overload that matches.
 *
 * Vectors are arrays of components, matrices arrays of columns, arrays arrays of elements, structs objects; a texture is an image
 * `{ width, height, data }`. TypeScript knows scalars, vectors and textures from the declaration of the function. A function that writes
 * parameters back returns an object with each of them by its name, and its result as `result`. Derivatives are 0: a function called alone has no neighbouring pixels.
 *
 * @example
 * toJS(circleSDF)([0.3, 0.4], 0.5) // 0
 */
export const toJS = <F extends AnyFn>(shader: F, inputs: Inputs = {}): InJS<F> => {
  const functions = functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), toJS)
  validate(functions, 'js', undefined, toJS)
  const program = compileJS(functions)
  if (program.entries.some(({ suspends }) => suspends))
    return fail(noForm('barriers in a function that is called alone', 'JavaScript', 'run the compute stage it is part of with runCompute'), toJS)
  const run = evaluate(program, make, 'call')
  const all = withOwnData(inputs, functions)
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
    functions[index]?.params.forEach(({ type }, i) => {
      // An argument with the type of a texture is an image.
      if (isResource(type)) checkArgumentImage(type, args[i] as JSTexture, callable)
    })
    const finish = feed(run, all, callable)
    const result = run.call(index, args)
    finish()
    return result
  }
  // Its parameters and its result are those of F, by the types of `fn`.
  return callable as unknown as InJS<F>
}

/**
 * Returns a function, a fragment or a compute stage as the text of a module without imports. The module exports each function,
 * which takes numbers: a vector is one argument a component. A function whose result is one number returns it; all others write their results to
 * the array `r`, valid until the next call. Set external values on `inputs`, such as `inputs.time = 2`; textures as `texels` returns them.
 */
export const printJS = (shader: AnyFn | Vec3 | Vec4 | ComputeStage): string => {
  const functions = functionsBehind(shader, printJS)
  validate(functions, 'js', undefined, printJS)
  return printModule(compileJS(functions))
}

export interface RenderOptions extends Omit<Inputs, 'uv' | 'resolution'> {
  readonly width: number
  readonly height: number
}

/**
 * Renders a colour to pixels: RGBA with 8 bits each, the top row first, with the fragment's alpha.
 * A pixel that the fragment discards stays transparent. Derivatives and mip levels come from the four pixels
 * of a quad, as on a GPU: where only some of the four run the call, they are undefined. A fragment of scalar arithmetic alone, which reads no
 * texture and no array that is written or passed in, is drawn with WebAssembly, two to four times as fast; its pixels are the same, bit for bit.
 *
 * @example
 * render(vec4(uv, 0, 1), { width: 64, height: 64 })
 */
export const render = (fragment: Vec3 | Vec4, { width, height, ...inputs }: RenderOptions): Uint8ClampedArray<ArrayBuffer> => {
  checkSize('width', width, 1, 16_384, render)
  checkSize('height', height, 1, 16_384, render)
  const entry = fragmentFunction(fragment, render)
  validate([entry], 'js', 'fragment', render)
  const image = compileImage(entry)
  // Pixels run more than once until their neighbours are known.
  if (image.quads && image.writes)
    return fail(
      noForm('fragments that write memory and take derivatives, or levels of textures', 'JavaScript', 'compute one of the two in a stage of its own'),
      render,
    )
  const run = drawing(image, make)
  const all: Inputs = withOwnData({ ...inputs, resolution: [width, height] }, [entry])
  const corners = cornersOf(image.outer, (value, corner) => {
    const func = valueFunction(value)
    const vertex = evaluate(compileJS([func]), make, 'call')
    feed(vertex, withOwnData({ ...all, ...corner }, [func]), render)
    return vertex.call(0, [])
  })
  const finish = feed(run, all, render, corners)
  const pixels = new Uint8ClampedArray(width * height * 4)
  run.draw(pixels, width, height, planesOf(image.outer, corners))
  finish()
  return pixels
}

/**
 * Returns the pixels of a texture in the form that a module from `printJS` reads.
 *
 * @example
 * inputs.photo = texels(photo)
 */
export const texels = (texture: GivenTexture): object => {
  const { detail, type } = texture instanceof Node ? texture : fail(notAValue('a texture made by texture(…)', texture), texels)
  return isResource(type) && typeof detail === 'object' && 'subscribe' in detail
    ? texelsOf(detail, type, texels)
    : fail(notAValue('a texture made by texture(…)', texture), texels)
}

const isResource = (type: Type): type is ResourceType => type.kind === 'texture' || type.kind === 'storageTexture'

export interface ComputeRunOptions extends Omit<Inputs, 'uv'> {
  /** The number of workgroups: in each direction, or in x alone. */
  readonly workgroups: number | readonly [x: number, y?: number, z?: number]
}

/**
 * Runs a compute stage, one invocation after another. It writes to the buffers and images that you pass.
 *
 * @example
 * const data = Float32Array.of(1, 2, 3, 4)
 * runCompute(double, { workgroups: 1, buffers: [[values, data]] })
 */
export const runCompute = (stage: ComputeStage, { workgroups, ...inputs }: ComputeRunOptions): void => {
  const [x, y = 1, z = 1] = typeof workgroups === 'object' ? workgroups : [workgroups]
  for (const count of [x, y, z]) checkSize('workgroups', count, 0, 65_535, runCompute)
  validate([stage.func], 'js', 'compute', runCompute)
  const run = evaluate(compileJS([stage.func]), make, { workgroupSize: stage.workgroupSize })
  const finish = feed(run, withOwnData(inputs, [stage.func]), runCompute)
  run.dispatch([x, y, z])
  finish()
}

/**
 * Runs a kernel, one invocation after another, with the same meaning as on a GPU: it reads the old state of elements other than its own.
 * It writes to the buffers that you pass.
 *
 * @example
 * const position = new Float32Array(2000)
 * runKernel(move, { buffers: [[positions, position], [velocities, velocity]], time: 1 })
 */
export const runKernel = (kernel: KernelSource, inputs: Omit<Inputs, 'uv'> = {}): void => {
  validate([kernel.func], 'js', 'compute', runKernel)
  const { entry, rewrite, olds } = kernelFunction(kernel, runKernel)
  // All invocations form one workgroup, so the index in it is that of the invocation.
  const run = evaluate(compileJS([entry], { rewrite }), make, { workgroupSize: kernel.count })
  const { buffers = [], ...others } = withOwnData(inputs, [kernel.func])
  const finish = feed(run, { ...others, buffers: withOlds(buffers, olds) }, runKernel)
  run.dispatch([1, 1, 1])
  finish()
}

/** Callers without types may pass anything. The maximum is that of GPUs. */
const checkSize = (name: string, value: number, least: number, most: number, below: unknown): void => {
  if (!Number.isInteger(value) || value < least || value > most) fail(notAValue(`a whole number from ${least} to ${most} as \`${name}\``, value), below)
}

const functionsBehind = (shader: AnyFn | Vec3 | Vec4 | ComputeStage, below: unknown): readonly Func[] => {
  if (typeof shader === 'function') return functionsOf(shader) ?? fail(notAValue('a function made by fn, generic or overload', shader), below)
  return 'kind' in shader && shader.kind === 'compute' ? [shader.func] : [fragmentFunction(shader, below)]
}

/** Wraps a value of the vertex stage in a function. */
const valueFunction = (value: Expr): Func => ({
  name: 'vertex',
  params: [],
  result: value.type,
  body: [makeStatement<Return>('return', [value], undefined)],
  site: undefined,
})

let made = 0
/**
 * Kirari printed the text from a checked graph; making functions from it is the purpose of this entry.
 * The number makes each text unique: JavaScript engines cache what they compile, and code instantiated twice runs at half the speed,
 * because nothing outside of its functions counts as constant any more.
 */
// oxlint-disable-next-line typescript/no-implied-eval
const make = (text: string): (() => unknown) => new Function(`${text}\n// ${++made}`) as () => unknown // It takes nothing.
