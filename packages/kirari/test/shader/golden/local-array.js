const f32 = Math.fround
const r = new Float64Array(2)
const shifted_result = new Float32Array(6)
const list = new Float32Array(6)
const shifted1 = new Float32Array(6)
const list1 = new Float32Array(6)
const copy1 = new Float32Array(6)
const zero = new Float32Array(2)

function shifted(list, by_x, by_y) {
  shifted_result[0] = f32(list[0] + by_x)
  shifted_result[1] = f32(list[1] + by_y)
  shifted_result[2] = f32(list[2] + by_x)
  shifted_result[3] = f32(list[3] + by_y)
  shifted_result[4] = f32(list[4] + by_x)
  shifted_result[5] = f32(list[5] + by_y)
}

function localArray(p_x, p_y, i) {
  list[0] = p_x
  list[1] = p_y
  list[2] = p_y
  list[3] = p_x
  list[4] = 1
  list[5] = 1
  shifted(list, p_x, p_y)
  shifted1.set(shifted_result)
  list1.set(shifted1)
  const t = Math.min(Math.max(i, 0), 2) * 2
  list1[t] = f32(p_x * 2)
  list1[t + 1] = f32(p_y * 2)
  list1[0] = f32(list1[0] + 1)
  copy1.set(list1)
  const t1 = i >>> 0
  const t2 = Math.min(t1, 2) * 2
  const t3 = f32(copy1[t2 + 1] * list1[5])
  const t4 = Math.min(t1, 2) * 2
  copy1[t4] = f32(copy1[t2] * list1[4])
  copy1[t4 + 1] = t3
  list1.set(copy1)
  zero[0] = 0
  zero[1] = 0
  const t5 = Math.min(Math.max(i, 0), 2) * 2
  const t6 = zero[Math.min(Math.max(i, 0), 1)]
  r[0] = f32(f32(list1[t5] + copy1[2]) + t6)
  r[1] = f32(f32(list1[t5 + 1] + copy1[3]) + t6)
}

export { localArray, r }
