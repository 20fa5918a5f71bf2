/** Light as the numbers that a screen takes. Must not know: where the light comes from. */
import { fn, select, vec3 } from 'kirari/node'

/** IEC 61966-2-1. What is brighter than white is cut off, and so is light that no screen has. */
export const encode = fn('encode', [{ light: vec3 }], vec3, (light) => {
  const shown = light.saturate().toConst('shown')
  return select(
    shown
      .max(0.0031308)
      .pow(1 / 2.4)
      .mul(1.055)
      .sub(0.055),
    shown.mul(12.92),
    shown.lessThanEqual(0.0031308),
  )
})
