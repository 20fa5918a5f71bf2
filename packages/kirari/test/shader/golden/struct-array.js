const f32 = Math.fround
const r = new Float64Array(3)
const table = Float32Array.of(0, 0.10000000149011612, 0.20000000298023224, 0.30000001192092896, 1, 1, 1, 0.5)

function structArray(t, i) {
  const t1 = Math.min(Math.max(i, 0), 1) * 4
  const t2 = f32(t - 0)
  r[0] = f32(table[t1 + 1] * t2)
  r[1] = f32(table[t1 + 2] * t2)
  r[2] = f32(table[t1 + 3] * t2)
}

export { structArray, r }
