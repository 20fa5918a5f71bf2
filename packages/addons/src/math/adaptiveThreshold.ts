/** Compares a value with the mean of its surroundings. Definition: Bradley and Roth 2007 (catalogue/math/adaptiveThreshold.ts). */
import { float, fn, step } from 'kirari/node'

/** 1 where `v` is brighter than `blur` darkened by the share `t`, otherwise 0. */
export const adaptiveThreshold = /*#__PURE__*/ fn('adaptiveThreshold', [{ v: float }, { blur: float }, { t: float }], float, (v, blur, t) =>
  // 1 − step is a strict comparison: what is equal is dark, as in the definition.
  float(1).sub(step(v, blur.sub(blur.mul(t)))),
)
