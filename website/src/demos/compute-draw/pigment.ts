/**
 * Paints, after Kubelka and Munk (1931): how much of each colour a layer absorbs (K) and scatters (S). In a mixture, K and S of the
 * pigments add, which is why blue and yellow give green. A pigment is defined by the colours of a layer over white and over black (Curtis et al. 1997).
 * Must not know: where paint lies.
 */
import { exp, fn, max, sqrt, tanh, vec3 } from 'kirari/node'

type Rgb = readonly [red: number, green: number, blue: number]
export interface Pigment {
  readonly absorption: Rgb
  readonly scattering: Rgb
}

/** Over white and over black, as parts of the light that comes back. */
interface Swatch {
  readonly white: Rgb
  readonly black: Rgb
}

const swatches = {
  rose: { white: [0.86, 0.22, 0.42], black: [0.07, 0.02, 0.05] },
  red: { white: [0.84, 0.2, 0.13], black: [0.4, 0.05, 0.03] },
  orange: { white: [0.95, 0.48, 0.11], black: [0.42, 0.16, 0.03] },
  yellow: { white: [0.97, 0.83, 0.2], black: [0.38, 0.28, 0.03] },
  ochre: { white: [0.8, 0.6, 0.28], black: [0.3, 0.18, 0.06] },
  sap: { white: [0.4, 0.54, 0.16], black: [0.05, 0.08, 0.02] },
  viridian: { white: [0.12, 0.52, 0.43], black: [0.02, 0.07, 0.06] },
  cerulean: { white: [0.2, 0.56, 0.7], black: [0.06, 0.22, 0.28] },
  ultramarine: { white: [0.16, 0.2, 0.62], black: [0.02, 0.03, 0.12] },
  violet: { white: [0.4, 0.2, 0.54], black: [0.05, 0.02, 0.08] },
  umber: { white: [0.4, 0.26, 0.18], black: [0.06, 0.04, 0.03] },
  grey: { white: [0.26, 0.29, 0.34], black: [0.03, 0.04, 0.05] },
} as const satisfies Readonly<Record<string, Swatch>>
export type PigmentName = keyof typeof swatches

/** K and S of a layer of thickness 1 with these two colours. */
const measured = (white: number, black: number): readonly [absorption: number, scattering: number] => {
  const a = (white + (black - white + 1) / black) / 2
  const b = Math.sqrt(a * a - 1)
  const x = (b * b - (a - white) * (a - 1)) / (b * (1 - white))
  // The inverse hyperbolic cotangent.
  const scattering = Math.log((x + 1) / (x - 1)) / (2 * b)
  return [scattering * (a - 1), scattering]
}

const pigmentOf = ({ white, black }: Swatch): Pigment => {
  const channel = (i: 0 | 1 | 2): readonly [number, number] => measured(white[i], black[i])
  const [red, green, blue] = [channel(0), channel(1), channel(2)]
  return { absorption: [red[0], green[0], blue[0]], scattering: [red[1], green[1], blue[1]] }
}

// Object.fromEntries forgets the names.
export const pigments = Object.fromEntries(Object.entries(swatches).map(([name, swatch]) => [name, pigmentOf(swatch)])) as Readonly<
  Record<PigmentName, Pigment>
>
export { swatches }

/** The part of the light that a layer with these amounts gives back, over a ground that gives back `ground`. */
export const overGround = fn('overGround', [{ absorption: vec3 }, { scattering: vec3 }, { ground: vec3 }], vec3, (absorption, scattering, ground) => {
  // With sinh and cosh divided by cosh, nothing overflows, and nothing divides by the scattering.
  const depth = max(sqrt(absorption.mul(absorption.add(scattering.mul(2)))), 1e-5).toConst('depth')
  const t = tanh(depth).toConst('t')
  const below = absorption.add(scattering).mul(t).add(depth).toConst('below')
  const reflected = scattering.mul(t).div(below).toConst('reflected')
  const falling = exp(depth.negate()).toConst('falling')
  // 1 / cosh.
  const through = depth
    .mul(falling.mul(2).div(falling.mul(falling).add(1)))
    .div(below)
    .toConst('through')
  return reflected.add(
    through
      .mul(through)
      .mul(ground)
      .div(vec3(1).sub(reflected.mul(ground))),
  )
})

/** The same in double precision, for one colour: the textbook's form. */
export const overGroundNumber = (absorption: number, scattering: number, ground: number): number => {
  const a = (absorption + scattering) / scattering
  const b = Math.sqrt(a * a - 1)
  const [sinh, cosh] = [Math.sinh(b * scattering), Math.cosh(b * scattering)]
  const c = a * sinh + b * cosh
  const [reflected, through] = [sinh / c, b / c]
  return reflected + (through ** 2 * ground) / (1 - reflected * ground)
}
