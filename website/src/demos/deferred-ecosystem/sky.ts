/**
 * Sun, moon and sky of an hour, as numbers.
 * Must not know: the GPU, the world.
 */
type Triple = readonly [number, number, number]

export interface Sky {
  /** Towards the sun by day, towards the moon by night. */
  readonly toLight: Triple
  readonly light: Triple
  readonly ambient: Triple
  readonly ground: Triple
  /** Behind the world, high and low. */
  readonly high: Triple
  readonly low: Triple
  /** From 0 by day to 1 by night. */
  readonly night: number
}

const mixed = (a: Triple, b: Triple, t: number): Triple => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
const times = (a: Triple, t: number): Triple => [a[0] * t, a[1] * t, a[2] * t]
const smooth = (from: number, to: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

/** `hour` from 0, the sunrise, to 1; the sun sets at 0.5. */
export const skyAt = (hour: number): Sky => {
  const angle = 2 * Math.PI * hour
  const height = Math.sin(angle)
  const side = height >= 0 ? 1 : -1
  // Along the sky from one side to the other, a little towards the viewer.
  const [x, y, z] = [Math.cos(angle) * side, Math.abs(height) * 0.85 + 0.12, 0.5]
  const length = Math.hypot(x, y, z)
  const day = smooth(-0.12, 0.3, height)
  const dusk = smooth(-0.3, 0.02, height) * (1 - smooth(0.05, 0.55, height))
  const sun = times(mixed([3.1, 1.15, 0.4], [2.9, 2.55, 2.1], smooth(0.02, 0.5, height)), smooth(0, 0.14, height))
  const moon = times([0.2, 0.3, 0.52], smooth(0, 0.25, -height))
  return {
    toLight: [x / length, y / length, z / length],
    light: height >= 0 ? sun : moon,
    ambient: mixed(mixed([0.035, 0.055, 0.12], [0.36, 0.46, 0.62], day), [0.34, 0.24, 0.36], dusk * 0.65),
    ground: mixed([0.012, 0.016, 0.03], [0.2, 0.17, 0.12], day),
    high: mixed(mixed([0.004, 0.007, 0.022], [0.05, 0.15, 0.34], day), [0.035, 0.04, 0.13], dusk),
    low: mixed(mixed([0.012, 0.024, 0.06], [0.3, 0.46, 0.56], day), [0.62, 0.2, 0.1], dusk * 0.9),
    night: 1 - smooth(-0.1, 0.22, height),
  }
}
