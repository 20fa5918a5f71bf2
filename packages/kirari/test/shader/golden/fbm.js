const f32 = Math.fround

function wave(p_x, p_y) {
  return f32(f32(Math.sin(p_x)) * f32(Math.cos(p_y)))
}

function fbm(p_x, p_y, octaves) {
  let sum = 0
  let amplitude = 0.5
  let q_x = p_x
  let q_y = p_y
  for (let i = 0; i < octaves; i++) {
    // each octave is half as high and twice as fine
    const wave1 = wave(q_x, q_y)
    sum = f32(sum + f32(amplitude * wave1))
    q_x = f32(q_x * 2)
    q_y = f32(q_y * 2)
    amplitude = f32(amplitude * 0.5)
    if (amplitude < 0.009999999776482582) {
      break
    }
  }
  return sum
}

export { fbm }
