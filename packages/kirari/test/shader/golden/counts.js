const lowestOne = (x) => 31 - Math.clz32(x & -x)
const reverse = (x) => {
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1)
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2)
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4)
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8)
  return (x >>> 16) | (x << 16)
}
const extractInt = (x, offset, count) => {
  const start = Math.min(offset, 32), width = Math.min(count, 32 - start)
  return width === 0 ? 0 : (x << (32 - start - width)) >> (32 - width)
}
const insert = (x, inserted, offset, count) => {
  const start = Math.min(offset, 32), width = Math.min(count, 32 - start)
  if (width === 0) return x
  const mask = (-1 >>> (32 - width)) << start
  return (x & ~mask) | ((inserted << start) & mask)
}
const countOnes = (x) => {
  const pairs = x - ((x >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
const r = new Float64Array(3)

function counts(n_x, n_y, n_z, u, w_x, w_y) {
  const t = ((Math.imul(n_x, n_x) + Math.imul(n_y, n_y)) + Math.imul(n_z, n_z)) | 0
  const t1 = ((Math.clz32(u) + (lowestOne(u) >>> 0)) + (reverse(w_x) >>> 0)) | 0
  r[0] = ((((extractInt(n_x, 4, u) + (insert(n_x, n_z, u, 8) | 0)) + countOnes(n_x)) + t) + t1) | 0
  r[1] = ((((extractInt(n_y, 4, u) + (insert(n_y, n_y, u, 8) | 0)) + countOnes(n_y)) + t) + t1) | 0
  r[2] = ((((extractInt(n_z, 4, u) + (insert(n_z, n_x, u, 8) | 0)) + countOnes(n_z)) + t) + t1) | 0
}

export { counts, r }
