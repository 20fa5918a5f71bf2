const f32 = Math.fround
const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0
const r = new Float64Array(4)
const table = Float32Array.of(0.0625, 0.25, 0.375, 0.25, 0.0625)
let uv_x = 0, uv_y = 0

function fragment() {
  const t = f32(uv_x - 0.5)
  const t1 = f32(uv_y - 0.5)
  r[0] = f32(f32(0.800000011920929 * t) + f32((-0.6000000238418579) * t1))
  r[1] = f32(f32(0.6000000238418579 * t) + f32(0.800000011920929 * t1))
  r[2] = table[Math.min(Math.max(toInt(f32(uv_x * 5)), 0), 4)]
  r[3] = 1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
}

export { fragment, r, inputs }
