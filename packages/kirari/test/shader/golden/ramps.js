const f32 = Math.fround
const r = new Float64Array(4)

function ramps(low, x) {
  const t = Math.min(Math.max(f32(f32(x - 0) / f32(1 - 0)), 0), 1)
  r[0] = f32(f32(t * t) * f32(3 - f32(2 * t)))
  const t1 = Math.min(Math.max(f32(f32(x - 1) / f32(0 - 1)), 0), 1)
  r[1] = f32(f32(t1 * t1) * f32(3 - f32(2 * t1)))
  r[2] = (x >= 0.5) ? 1 : 0
  const t2 = Math.min(Math.max(f32(f32(x - low) / f32(1 - low)), 0), 1)
  r[3] = (low === 1) ? ((x >= low) ? 1 : 0) : f32(f32(t2 * t2) * f32(3 - f32(2 * t2)))
}

export { ramps, r }
