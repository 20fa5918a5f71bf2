
function flags(v_x, v_y, v_z) {
  let inside_x = v_x < 1
  let inside_y = v_y < 1
  let inside_z = v_z < 1
  let any = false
  inside_y = false
  inside_z = true
  inside_x = true
  if (((inside_x === true) && (inside_y === false)) && (inside_z === true)) {
    any = inside_z
  }
  return any
}

export { flags }
