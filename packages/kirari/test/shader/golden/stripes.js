const f32 = Math.fround
let fragCoord_x = 0, fragCoord_y = 0, fragCoord_z = 0, fragCoord_w = 0

function stripes(width) {
  const t = f32(fragCoord_x / width)
  return f32(t - Math.floor(t))
}

const inputs = {
  set fragCoord(value) { [fragCoord_x, fragCoord_y, fragCoord_z, fragCoord_w] = value },
}

export { stripes, inputs }
