const f32 = Math.fround
const r = new Float64Array(3)

function before(x) {
  let v = x
  const t = f32(v * 2)
  const kept = v
  v = 5
  r[0] = t
  r[1] = kept
  r[2] = v
}

export { before, r }
