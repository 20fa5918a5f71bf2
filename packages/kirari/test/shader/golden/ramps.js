const f32 = Math.fround
const r = new Float64Array(2)

function ramps(low, x) {
  const t = Math.min(Math.max(f32(f32(x - 0) / f32(1 - 0)), 0), 1)
  r[0] = f32(f32(t * t) * f32(3 - f32(2 * t)))
  const t1 = Math.min(Math.max(f32(f32(x - low) / f32(1 - low)), 0), 1)
  r[1] = (low === 1) ? ((x >= low) ? 1 : 0) : f32(f32(t1 * t1) * f32(3 - f32(2 * t1)))
}

export { ramps, r }
