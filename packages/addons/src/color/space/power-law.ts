/** Shared by the two power laws: from one exponent, the functions for a channel, a colour and a colour with alpha, each also with a gamma of its own. */
import { float, fn, generic, overload, T, vec3, vec4 } from 'kirari/node'
import type { Float, Variants, Vec3, Vec4 } from 'kirari/node'

/** Raises a channel, a colour, or a colour with alpha, which passes through. The gamma is 2.2 where none is given. */
export interface PowerLaw extends Variants {
  (c: Float | number, gamma?: Float | number): Float
  (c: Vec3, gamma?: Float | number): Vec3
  (c: Vec4, gamma?: Float | number): Vec4
}

export const powerLaw = (name: string, exponentOf: (gamma: Float) => Float): PowerLaw => {
  // The base of the power must not be negative, and at 0 a driver may give anything.
  const power = generic(`${name}_gamma`, [{ c: T }, { gamma: float }], T, (c, gamma) => c.abs().max(1e-30).pow(exponentOf(gamma)).mul(c.sign()))
  const usual = generic(name, [{ c: T }], T, (c) => power(c, 2.2))
  const raised = overload(
    usual.of(float),
    usual.of(vec3),
    fn(`${name}_vec4`, [{ c: vec4 }], vec4, (c) => vec4(usual(c.xyz), c.w)),
    power.of(float),
    power.of(vec3),
    fn(`${name}_gamma_vec4`, [{ c: vec4 }, { gamma: float }], vec4, (c, gamma) => vec4(power(c.xyz, gamma), c.w)),
  )
  // The six members above are the six calls of the interface; `of` hides the types of most.
  return raised as unknown as PowerLaw
}
