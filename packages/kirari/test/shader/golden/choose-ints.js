const f32 = Math.fround
let r0 = 0, r1 = 0

function chooseInts(a_x, a_y, b_x, b_y) {
  r0 = ((a_x > b_x) ? b_x : a_x)
  r1 = ((a_y > b_y) ? b_y : a_y)
}

export { chooseInts }
