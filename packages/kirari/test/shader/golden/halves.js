const floatView = new Float32Array(1)
const uintView = new Uint32Array(floatView.buffer)
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

function halves(v_x, v_y, v_z, k) {
  let h_x = f16(f16(f16(v_x) * k) + 0.5)
  let h_y = f16(f16(f16(v_y) * k) + 0.5)
  let h_z = f16(f16(f16(v_z) * k) + 0.5)
  h_x = f16(h_x * 2)
  const t = h_y
  h_y = h_z
  h_z = t
  const t1 = f16(Math.sqrt(f16(f16(f16(h_x * h_x) + f16(h_y * h_y)) + f16(h_z * h_z))))
  const t2 = Math.max(f16(f16(f16(h_x * h_x) + f16(h_y * h_y)) + f16(h_z * h_z)), 0.25)
  r[0] = f16(f16(h_x / t1) * t2)
  r[1] = f16(f16(h_y / t1) * t2)
  r[2] = f16(f16(h_z / t1) * t2)
}

export { halves, r }
