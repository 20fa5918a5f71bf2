const r = new Float64Array(2)

function chooseInts(a_x, a_y, b_x, b_y) {
  r[0] = (a_x > b_x) ? b_x : a_x
  r[1] = (a_y > b_y) ? b_y : a_y
}

export { chooseInts, r }
