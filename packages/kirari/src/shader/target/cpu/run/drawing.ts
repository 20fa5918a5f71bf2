/** Chooses how to draw an image: with WebAssembly, where the shader is scalar arithmetic alone and the platform has it, else with JavaScript. */
import type { JSImage } from '../program.ts'
import type { Parameter } from '../../../ir/expr.ts'
import type { Imported } from '../wasm/builtin.ts'
import { evaluate, inputName, isSmooth, type Running } from './evaluate.ts'
import type { LeafValue } from './value.ts'

export type Drawing = Pick<Running, 'set' | 'draw'>

/** `make` as in evaluate.ts. */
export const drawing = (image: JSImage, make: (text: string) => () => unknown): Drawing => {
  const byText = (): Drawing => evaluate(image.text(), make, 'draw')
  return (typeof WebAssembly === 'object' ? moduleDrawing(image, byText) : undefined) ?? byText()
}

/** Undefined if there is no module for it. `otherwise` draws an image whose module exceeds the limits of JavaScript engines. */
export const moduleDrawing = ({ module, outer }: JSImage, otherwise?: () => Drawing): Drawing | undefined => {
  if (!module) return undefined
  const values = new Map<Parameter, LeafValue | undefined>()
  let given: Parameters<Drawing['set']>[0] | undefined
  const named = (name: string): readonly Parameter[] => outer.find(({ source }) => inputName(source) === name)?.params ?? []
  const smooth = outer.flatMap(({ source, params }) => (isSmooth(source) ? params : []))
  return {
    set: (valueOf) => {
      given = valueOf
      for (const one of outer) {
        const leaves = valueOf(one)
        one.params.forEach((param, i) => values.set(param, leaves[i]))
      }
    },
    draw: (pixels, width, height, planes) => {
      // A module draws at least one pixel.
      if (pixels.length === 0) return
      const bytes = module({
        width,
        height,
        valueOf: (param) => Number(values.get(param) ?? 0),
        uv: named('uv'),
        fragCoord: named('fragCoord'),
        planes: smooth.map((param, i) => ({ param, plane: [planes[i * 3] ?? 0, planes[i * 3 + 1] ?? 0, planes[i * 3 + 2] ?? 0] })),
      })
      if (!bytes) {
        if (!otherwise) throw new RangeError('expected a module of a size that engines take: please report this')
        const other = otherwise()
        if (given) other.set(given)
        return other.draw(pixels, width, height, planes)
      }
      const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { math })
      // target/cpu/wasm/module.ts writes these exports.
      const { draw, memory } = exports as { readonly draw: () => void; readonly memory: WebAssembly.Memory }
      draw()
      pixels.set(new Uint8Array(memory.buffer, 0, pixels.length))
    },
  }
}

/** The imports of a module; see target/cpu/wasm/builtin.ts. */
const { acos, acosh, asin, asinh, atan, atan2, atanh, cos, cosh, exp, log, log2, pow, sin, sinh, tan, tanh } = Math
const math: Readonly<Record<Imported, (a: number, b: number) => number>> = {
  acos,
  acosh,
  asin,
  asinh,
  atan,
  atan2,
  atanh,
  cos,
  cosh,
  exp,
  log,
  log2,
  pow,
  remainder: (a, b) => a % b,
  sin,
  sinh,
  tan,
  tanh,
}
