const f32 = Math.fround

function conditions(x) {
  let v = x
  while (true) {
    if (!(v < 10)) {
      break
    }
    v = f32(v * 2)
  }
  while (true) {
    const square = f32(v * v)
    if (!((square > 4) && (square < 1000))) {
      break
    }
    v = f32(v - 1)
  }
  return v
}

export { conditions }
