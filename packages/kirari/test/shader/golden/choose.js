const f32 = Math.fround
const r = new Float64Array(2)

function choose(a_x, a_y, b_x, b_y) {
  const t = ((a_x === b_x) || (a_y === b_y)) ? 1 : 0
  r[0] = f32(((a_x < b_x) ? b_x : a_x) + t)
  r[1] = f32(((a_y < b_y) ? b_y : a_y) + t)
}

export { choose, r }
