/**
 * Builds all Porter-Duff operators: each layer, colour and alpha alike, times a factor, and the sum of both.
 * One formula gives the function for colours and the one for two alphas.
 */
import { float, fn, overload, vec4 } from 'kirari/node'
import type { Float, Variants, Vec4 } from 'kirari/node'

/** A premultiplied colour, or the alpha of one. */
export interface Layer<L> {
  add(other: L): L
  mul(factor: Float): L
  min(limit: number): L
}

/** Composites two premultiplied colours; two floats are two alphas. */
export interface CompositeOperator extends Variants {
  (source: Float | number, destination: Float | number): Float
  (source: Vec4, destination: Vec4): Vec4
}

type Formula = <L extends Layer<L>>(source: L, destination: L, sourceAlpha: Float, destinationAlpha: Float) => L

export const operator = (name: string, formula: Formula): CompositeOperator =>
  overload(
    fn(`${name}_float`, [{ source: float }, { destination: float }], float, (source, destination) => formula(source, destination, source, destination)),
    fn(name, [{ source: vec4 }, { destination: vec4 }], vec4, (source, destination) => formula(source, destination, source.w, destination.w)),
  )

/** 1 − alpha: the share that a layer with this alpha leaves uncovered. */
export const free = (alpha: Float): Float => float(1).sub(alpha)
