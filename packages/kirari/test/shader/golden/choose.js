const f32 = Math.fround
let r0 = 0, r1 = 0

function choose(a_x, a_y, b_x, b_y) {
  const t = (((a_x === b_x) || (a_y === b_y)) ? 1 : 0)
  r0 = f32(((a_x < b_x) ? b_x : a_x) + t)
  r1 = f32(((a_y < b_y) ? b_y : a_y) + t)
}

export { choose }
