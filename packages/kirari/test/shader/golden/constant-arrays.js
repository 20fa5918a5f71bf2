const f32 = Math.fround
const r = new Float64Array(2)
const weights = new Float32Array(5)
const table = new Float32Array(6)

function constantArray(i) {
  return f32(weights[Math.min(Math.max(i, 0), 4)] * weights[2])
}

function constantArrays(n) {
  let sum_x = 0
  let sum_y = 0
  for (let i = 0; i < n; i++) {
    const constantArray1 = constantArray(i)
    const t = Math.min(Math.max(((i % 3) | 0), 0), 2) * 2
    sum_x = f32(sum_x + f32(table[t] * constantArray1))
    sum_y = f32(sum_y + f32(table[t + 1] * constantArray1))
  }
  const t1 = weights[0]
  r[0] = f32(f32(sum_x * t1) * 5)
  r[1] = f32(f32(sum_y * t1) * 5)
}

export { constantArrays }
