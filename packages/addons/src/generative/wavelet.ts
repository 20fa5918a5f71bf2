/**
 * Noise made of waves: each point of a pattern sends waves in a direction and with a phase of its own, and their mean is
 * weighted by windows around the points (catalogue/generative/wavelet.ts).
 */
import { cos, dot, float, fn, If, overload, vec2 } from 'kirari/node'
import { cellValueOnLine } from './cellValue.ts'
import { pointsOnPlane } from './cells.ts'
import { half, onCircle } from './direction.ts'
import { pcg } from './pcg.ts'
import { windowed } from './window.ts'

const ofFrequency = /*#__PURE__*/ fn('wavelet_frequency', [{ p: vec2 }, { phase: float }, { frequency: float }], float, (p, phase, frequency) => {
  const sum = vec2(0).toVar('sum')
  pointsOnPlane(
    p,
    float(1),
    4,
  )((away, hash) => {
    const squared = away.dot(away).toConst('squared')
    If(squared.lessThan(1.5 ** 2), () => {
      const along = dot(onCircle(half(pcg(hash.x))), away)
      const wave = cos(
        along
          .mul(frequency)
          .add(cellValueOnLine(hash.y))
          .mul(2 * Math.PI)
          .add(phase),
      )
      sum.addAssign(vec2(wave, 1).mul(windowed(squared)))
    })
  })
  return sum.x.div(sum.y).clamp(-1, 1)
})
const twoAcross = /*#__PURE__*/ fn('wavelet', [{ p: vec2 }, { phase: float }], float, (p, phase) => ofFrequency(p, phase, 2))

/** Noise in [−1, 1] of waves, `frequency` to a cell, whose direction changes from place to place; they move as `phase` grows. */
export const wavelet = /*#__PURE__*/ overload(twoAcross, ofFrequency)
