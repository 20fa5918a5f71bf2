const f32 = Math.fround
const r = new Float64Array(2)
const table = Float32Array.of(0.0625, 0.25, 0.375, 0.25, 0.0625)
const table1 = Float32Array.of(-1, 0, 0, 0.5, 1, 1)

function constantArray(i) {
  return f32(table[Math.min(Math.max(i, 0), 4)] * 0.375)
}

function constantArrays(n) {
  let sum_x = 0
  let sum_y = 0
  for (let i = 0; i < n; i++) {
    const constantArray1 = constantArray(i)
    const t = Math.min(Math.max(((i % 3) | 0), 0), 2) * 2
    sum_x = f32(sum_x + f32(table1[t] * constantArray1))
    sum_y = f32(sum_y + f32(table1[t + 1] * constantArray1))
  }
  r[0] = f32(f32(sum_x * 0.0625) * 5)
  r[1] = f32(f32(sum_y * 0.0625) * 5)
}

export { constantArrays, r }
