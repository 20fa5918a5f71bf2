const f32 = Math.fround
const r = new Float64Array(4)
let hue = 0
let tint_x = 0, tint_y = 0, tint_z = 0
let inverted = false
let time = 0
let pointer_x = 0, pointer_y = 0
let steps = 0
let resolution_x = 0, resolution_y = 0

function fragment() {
  r[0] = f32((inverted ? f32(1 - tint_x) : tint_x) * hue)
  r[1] = f32((inverted ? f32(1 - tint_y) : tint_y) * hue)
  r[2] = f32((inverted ? f32(1 - tint_z) : tint_z) * hue)
  r[3] = f32(Math.max(pointer_x, f32(resolution_x / f32(f32(steps) * 100))) + time)
}

const inputs = {
  set hue(value) { hue = value },
  set tint(value) { [tint_x, tint_y, tint_z] = value },
  set inverted(value) { inverted = value },
  set time(value) { time = value },
  set pointer(value) { [pointer_x, pointer_y] = value },
  set steps(value) { steps = value },
  set resolution(value) { [resolution_x, resolution_y] = value },
}

export { fragment, r, inputs }
