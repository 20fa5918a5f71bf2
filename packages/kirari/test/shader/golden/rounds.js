const f32 = Math.fround

function rounds(n) {
  let v = 1
  const t = f32(v * 0.5)
  for (let i = 0; i < n; i++) {
    const t1 = f32(v + t)
    v = t1
    v = f32(v * t1)
  }
  return f32(v + t)
}

export { rounds }
