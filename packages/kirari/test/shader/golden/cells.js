const f32 = Math.fround
const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0
const r = new Float64Array(4)
let uv_x = 0, uv_y = 0

function bits(v) {
  return (((Math.imul(v, 747796405) + 2891336453) ^ (v >>> 16)) | ((v & 255) << 4)) >>> 0
}

function hash(cell_x, cell_y) {
  const bits1 = bits(cell_y)
  const bits2 = bits((cell_x ^ bits1) >>> 0)
  return f32(f32(bits2 >>> 8) * 5.960464477539063e-8)
}

function fragment() {
  const hash1 = hash(toInt(Math.floor(f32(uv_x * 8))) >>> 0, toInt(Math.floor(f32(uv_y * 8))) >>> 0)
  r[0] = hash1
  r[1] = hash1
  r[2] = hash1
  r[3] = 1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
}

export { fragment, r, inputs }
