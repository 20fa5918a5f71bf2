const f32 = Math.fround
const copy = (to, start, from, first, count) => {
  for (let i = 0; i < count; i++) to[start + i] = from[first + i]
}
const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0
const r = new Float64Array(4)
let marks_x = false, marks_y = false, marks_z = false
const lights = new Float64Array(20)
let uv_x = 0, uv_y = 0
const bends = new Float32Array(12)
const offsets = new Float32Array(6)
const light = new Float32Array(3)

function lit(light_direction_x, light_direction_y, light_direction_z, light_color_x, light_color_y, light_color_z, light_isOn, light_falloff, i) {
  const t = light_falloff[Math.min(Math.max(i, 0), 2)]
  r[0] = light_isOn ? f32(light_color_x / t) : 0
  r[1] = light_isOn ? f32(light_color_y / t) : 0
  r[2] = light_isOn ? f32(light_color_z / t) : 0
}

function fragment() {
  copy(light, 0, lights, 7, 3)
  lit(lights[0], lights[1], lights[2], lights[3], lights[4], lights[5], lights[6] !== 0, light, toInt(f32(uv_x * 3)))
  const lit_x = r[0]
  const lit_y = r[1]
  const lit_z = r[2]
  const t = Math.min(Math.max(toInt(f32(uv_y * 2)), 0), 1) * 10
  r[0] = f32(f32(lit_x + lights[t]) + (marks_x ? 1 : 0))
  r[1] = f32(f32(lit_y + lights[t + 1]) + (marks_y ? 1 : 0))
  r[2] = f32(f32(lit_z + lights[t + 2]) + (marks_z ? 1 : 0))
  r[3] = f32(f32(offsets[2] + f32(f32(f32(bends[7] * 1) + f32(bends[9] * 1)) + f32(bends[11] * 1))) + bends[4])
}

const inputs = {
  set marks(value) { [marks_x, marks_y, marks_z] = value },
  set lights(value) { lights.set(value) },
  set uv(value) { [uv_x, uv_y] = value },
  set bends(value) { bends.set(value) },
  set offsets(value) { offsets.set(value) },
}

export { fragment, r, inputs }
