/**
 * How far a positive harmonic function can be followed before it can have fallen to a given share of its value. Inside a ball of radius 1 around the
 * place where its value is 1, Poisson's formula makes it a mean of kernels (1 − t²)/(1 − 2ts + t²)^(3/2), where t is the distance and s the cosine
 * between the ray and a point of the sphere.
 * Must not know: solid angles, rays.
 */
import { float, fn, If, Loop } from 'kirari/node'
import type { Float } from 'kirari/node'

const kernel = (t: Float, s: Float): Float => {
  const square = t.mul(t)
  const length = square.add(1).sub(t.mul(s).mul(2))
  return float(1).sub(square).div(length.mul(length.sqrt()))
}

/** Harnack's inequality: no kernel is smaller than that of s = −1, which is (1 − t)/(1 + t)². Returns the t at which it is `share`. */
const classic = (share: Float): Float => {
  // The positive root of share·(1 + t)² = 1 − t, free of cancellation.
  const sum = share.mul(2).add(1)
  return float(2)
    .mul(float(1).sub(share))
    .div(sum.add(share.mul(8).add(1).sqrt()))
}
export const fall = fn('fall', [{ share: float }], float, (share) => classic(share.saturate()))

/**
 * With the slope. The kernel is convex in s and the mean of s is known: a third of the slope along the ray. So by Jensen's inequality the function
 * is at least the kernel of that mean. It is at least 1 up to t = mean, then falls to 0; the root lies between two bounds.
 */
export const fallWithSlope = fn('fallWithSlope', [{ share: float }, { slope: float }], float, (share, slope) => {
  const mean = slope.div(3).clamp(-1, 1).toConst('mean')
  const safe = classic(share.saturate()).max(mean).max(1e-6).toVar('safe')
  const unsafe = float(1).toVar('unsafe')
  // Halves the logarithm, because roots near 0 need as many digits as others.
  Loop(12, () => {
    const middle = safe.mul(unsafe).sqrt().toConst('middle')
    If(kernel(middle, mean).greaterThanEqual(share), () => safe.assign(middle)).Else(() => unsafe.assign(middle))
  })
  return safe
})
