/**
 * The distance within which a positive harmonic function cannot fall to a given share of its value. Let the ball have radius 1 and the function the
 * value 1 at its centre. By Poisson's formula the function is a weighted mean of kernels (1 − t²)/(1 − 2ts + t²)^(3/2), where t is the distance from the
 * centre and s the cosine of the angle between the ray and a point of the sphere. The weights are the values on the sphere.
 * Must not know: solid angles, rays.
 */
import { float, fn, If, Loop } from 'kirari/node'
import type { Float } from 'kirari/node'

const kernel = (t: Float, s: Float): Float => {
  const square = t.mul(t)
  const length = square.add(1).sub(t.mul(s).mul(2))
  return float(1).sub(square).div(length.mul(length.sqrt()))
}

/** Harnack's inequality: no kernel is smaller than that of s = −1, which is (1 − t)/(1 + t)². Returns the t at which this bound is `share`. */
const classic = (share: Float): Float => {
  // The positive root of share·(1 + t)² = 1 − t, free of cancellation.
  const sum = share.mul(2).add(1)
  return float(2)
    .mul(float(1).sub(share))
    .div(sum.add(share.mul(8).add(1).sqrt()))
}
export const fall = fn('fall', [{ share: float }], float, (share) => classic(share.saturate()))

/**
 * The slope gives a higher bound. The kernel is convex in s, and the mean of s is a third of the slope along the ray. So by Jensen's inequality the
 * function is at least the kernel of that mean. This kernel is at least 1 up to t = mean and then falls to 0. Bisection keeps the root between `safe`
 * and `unsafe` and returns `safe`.
 */
export const fallWithSlope = fn('fallWithSlope', [{ share: float }, { slope: float }], float, (share, slope) => {
  const mean = slope.div(3).clamp(-1, 1).toConst('mean')
  const safe = classic(share.saturate()).max(mean).max(1e-6).toVar('safe')
  const unsafe = float(1).toVar('unsafe')
  // The geometric mean bisects the logarithm: small roots get as many digits as large ones.
  Loop(12, () => {
    const middle = safe.mul(unsafe).sqrt().toConst('middle')
    If(kernel(middle, mean).greaterThanEqual(share), () => safe.assign(middle)).Else(() => unsafe.assign(middle))
  })
  return safe
})
