const f32 = Math.fround

function half(x) {
  return f32(x * 0.5)
}

function half_int(x) {
  return x >> 1
}

export { half, half_int }
