const f32 = Math.fround
const r = new Float64Array(4)
let uv_x = 0, uv_y = 0
let time = 0

function fragment() {
  r[0] = uv_x
  r[1] = uv_y
  r[2] = f32(f32(f32(Math.sin(time)) * 0.5) + 0.5)
  r[3] = 1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
  set time(value) { time = value },
}

export { fragment, r, inputs }
