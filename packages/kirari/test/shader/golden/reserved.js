const f32 = Math.fround

function filter(mod, sample, a_b) {
  const half = f32(f32(mod + sample) * a_b)
  return half
}

export { filter }
