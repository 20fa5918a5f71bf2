const f32 = Math.fround
const roundEven = (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))
const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0
const floatView = new Float32Array(1)
const uintView = new Uint32Array(floatView.buffer)
const f16 = (x) => {
  floatView[0] = x
  const bits = uintView[0], exponent = (bits >>> 23) & 255
  // Below 2 to the power of -14 halves lie 2 to the power of -24 apart.
  if (exponent < 113) return roundEven(floatView[0] * 16777216) / 16777216
  if (exponent === 255) return floatView[0]
  uintView[0] = (bits + 0xfff + ((bits >>> 13) & 1)) & ~0x1fff
  const near = floatView[0]
  return Math.abs(near) > 65504 ? near * Infinity : near
}
const floatToBits = (x) => ((floatView[0] = x), uintView[0])
const halfToBits = (x) => {
  const half = f16(x), sign = floatToBits(half) >>> 31 << 15, size = Math.abs(half)
  if (size !== size) return 0x7e00
  if (size < 2 ** -14) return sign | (size * 16777216)
  if (size === Infinity) return sign | 0x7c00
  const bits = floatToBits(size)
  return sign | (((bits >>> 23) - 112) << 10) | ((bits >>> 13) & 1023)
}
const r = new Float64Array(4)

function unpack4xU8(word) {
  r[0] = (word & 255) >>> 0
  r[1] = ((word >>> 8) & 255) >>> 0
  r[2] = ((word >>> 16) & 255) >>> 0
  r[3] = ((word >>> 24) & 255) >>> 0
}

function pack4xU8Clamp_uvec4(v_x, v_y, v_z, v_w) {
  return (((Math.min(v_x, 255) | (Math.min(v_y, 255) << 8)) | (Math.min(v_z, 255) << 16)) | (Math.min(v_w, 255) << 24)) >>> 0
}

function dot4I8Packed(a, b) {
  return (((Math.imul((a << 24) >> 24, (b << 24) >> 24) + Math.imul((a << 16) >> 24, (b << 16) >> 24)) + Math.imul((a << 8) >> 24, (b << 8) >> 24)) + Math.imul(a >> 24, b >> 24)) | 0
}

function packed(c_x, c_y, c_z, c_w, word) {
  const t = (((((toInt(roundEven(f32(Math.min(Math.max(c_x, -1), 1) * 127))) & 255) | ((toInt(roundEven(f32(Math.min(Math.max(c_y, -1), 1) * 127))) & 255) << 8)) | ((toInt(roundEven(f32(Math.min(Math.max(c_z, -1), 1) * 127))) & 255) << 16)) | ((toInt(roundEven(f32(Math.min(Math.max(c_w, -1), 1) * 127))) & 255) << 24)) ^ ((halfToBits(c_x) & 65535) | ((halfToBits(c_y) & 65535) << 16))) >>> 0
  const dot4I8Packed1 = dot4I8Packed(word, t)
  unpack4xU8(word)
  const unpack4xU8_x = r[0]
  const unpack4xU8_y = r[1]
  const unpack4xU8_z = r[2]
  const unpack4xU8_w = r[3]
  const pack4xU8Clamp_uvec4_1 = pack4xU8Clamp_uvec4(unpack4xU8_x, unpack4xU8_y, unpack4xU8_z, unpack4xU8_w)
  const t1 = (t + pack4xU8Clamp_uvec4_1) >>> 0
  const t2 = f32(dot4I8Packed1)
  r[0] = f32(Math.max(f32(f32((t1 << 24) >> 24) / 127), -1) * t2)
  r[1] = f32(Math.max(f32(f32((t1 << 16) >> 24) / 127), -1) * t2)
  r[2] = f32(Math.max(f32(f32((t1 << 8) >> 24) / 127), -1) * t2)
  r[3] = f32(Math.max(f32(f32((t1 << 0) >> 24) / 127), -1) * t2)
}

export { packed, r }
