const f32 = Math.fround
let uv_x = 0, uv_y = 0
let time = 0
let r0 = 0, r1 = 0, r2 = 0, r3 = 0

function fragment() {
  r0 = uv_x
  r1 = uv_y
  r2 = f32(f32(f32(Math.sin(time)) * 0.5) + 0.5)
  r3 = 1
}

export { fragment }
