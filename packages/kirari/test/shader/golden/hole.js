const f32 = Math.fround
const r = new Float64Array(4)
let uv_x = 0, uv_y = 0
let discarded = false

function hole(p_x, p_y) {
  const t = f32(p_x - 0.5)
  const t1 = f32(p_y - 0.5)
  const t2 = f32(Math.sqrt(f32(f32(t * t) + f32(t1 * t1))))
  if (t2 < 0.20000000298023224) {
    discarded = true
    return
  }
  const t3 = t2 > 0.4000000059604645
  r[0] = t3 ? 1 : t2
  r[1] = t3 ? 0 : t2
  r[2] = t3 ? 0 : t2
}

function fragment() {
  discarded = false
  hole(uv_x, uv_y)
  if (discarded) return
  const hole_x = r[0]
  const hole_y = r[1]
  const hole_z = r[2]
  r[0] = hole_x
  r[1] = hole_y
  r[2] = hole_z
  r[3] = 1
}

const inputs = {
  set uv(value) { [uv_x, uv_y] = value },
}

export { fragment, r, discarded, inputs }
