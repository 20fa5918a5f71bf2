/** The hashes of Jarzynski and Olano 2020 on 32-bit words in JavaScript, written from the paper. */

const multiply = Math.imul
const word = (value: number): number => value >>> 0

export const pcg = (v: number): number => {
  const state = word(multiply(v, 747796405) + 2891336453)
  const mixed = word(multiply((state >>> ((state >>> 28) + 4)) ^ state, 277803737))
  return word((mixed >>> 22) ^ mixed)
}

export const pcg2d = ([vx = 0, vy = 0]: readonly number[]): readonly number[] => {
  let x = word(multiply(vx, 1664525) + 1013904223)
  let y = word(multiply(vy, 1664525) + 1013904223)
  for (let round = 0; round < 2; round++) {
    x = word(x + multiply(y, 1664525))
    y = word(y + multiply(x, 1664525))
    x = word(x ^ (x >>> 16))
    y = word(y ^ (y >>> 16))
  }
  return [x, y]
}

export const pcg3d = (v: readonly number[]): readonly number[] => {
  const [vx = 0, vy = 0, vz = 0] = v
  let x = word(multiply(vx, 1664525) + 1013904223)
  let y = word(multiply(vy, 1664525) + 1013904223)
  let z = word(multiply(vz, 1664525) + 1013904223)
  for (let round = 0; round < 2; round++) {
    x = word(x + multiply(y, z))
    y = word(y + multiply(z, x))
    z = word(z + multiply(x, y))
    if (round === 1) break
    x = word(x ^ (x >>> 16))
    y = word(y ^ (y >>> 16))
    z = word(z ^ (z >>> 16))
  }
  return [x, y, z]
}

export const pcg4d = (v: readonly number[]): readonly number[] => {
  const start = [0, 1, 2, 3].map((i) => word(multiply(v[i] ?? 0, 1664525) + 1013904223))
  const round = ([vx = 0, vy = 0, vz = 0, vw = 0]: readonly number[]): readonly number[] => {
    const x = word(vx + multiply(vy, vw))
    const y = word(vy + multiply(vz, x))
    const z = word(vz + multiply(x, y))
    return [x, y, z, word(vw + multiply(y, z))]
  }
  return round(round(start).map((w) => word(w ^ (w >>> 16))))
}

/** A word as a number in [0, 1): its high 24 bits. */
export const unit = (hash: number): number => Math.floor(hash / 256) / 2 ** 24
