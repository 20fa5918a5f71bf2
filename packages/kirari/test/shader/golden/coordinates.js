const f32 = Math.fround
const r = new Float64Array(4)
let fragCoord_x = 0, fragCoord_y = 0, fragCoord_z = 0, fragCoord_w = 0
let frontFacing = false

function fragment() {
  r[0] = f32(fragCoord_x / 64)
  r[1] = f32(fragCoord_y / 64)
  r[2] = frontFacing ? 1 : 0
  r[3] = 1
}

const inputs = {
  set fragCoord(value) { [fragCoord_x, fragCoord_y, fragCoord_z, fragCoord_w] = value },
  set frontFacing(value) { frontFacing = value },
}

export { fragment, r, inputs }
