const floatView = new Float32Array(1)
const uintView = new Uint32Array(floatView.buffer)
const floatToBits = (x) => ((floatView[0] = x), uintView[0])
const bitsToFloat = (x) => ((uintView[0] = x), floatView[0])
const fractOf = (x) => {
  const bits = floatToBits(x)
  return (bits >>> 23) & 255 ? bitsToFloat((bits & 0x807fffff) | 0x3f000000) : x * 0
}
const exponentOf = (x) => {
  const exponent = (floatToBits(x) >>> 23) & 255
  return exponent === 0 ? 0 : exponent - 126
}
const f32 = Math.fround
const roundEven = (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x))
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
const r = new Float64Array(3)

function floats(v_x, v_y, v_z, e) {
  const t = (Number.isNaN(v_x) || !(Math.abs(v_y) === Infinity)) ? 0 : 1
  r[0] = f32(f32(f32(f32(f32(fractOf(v_x) * Math.pow(2, Math.min(Math.max(((exponentOf(v_x) + e) | 0), -300), 300))) + Math.trunc(v_x)) * 0.5) + f16(v_x)) + t)
  r[1] = f32(f32(f32(f32(f32(fractOf(v_y) * Math.pow(2, Math.min(Math.max(((exponentOf(v_y) + e) | 0), -300), 300))) + Math.trunc(v_y)) * 0.5) + f16(v_y)) + t)
  r[2] = f32(f32(f32(f32(f32(fractOf(v_z) * Math.pow(2, Math.min(Math.max(((exponentOf(v_z) + e) | 0), -300), 300))) + Math.trunc(v_z)) * 0.5) + f16(v_z)) + t)
}

export { floats, r }
