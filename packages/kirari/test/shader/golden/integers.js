const r = new Float64Array(3)

function integers(a_x, a_y, a_z, i, u_x, u_y, u_z) {
  let n_x = (((a_x % i) | 0) + ((i % a_x) | 0)) | 0
  let n_y = (((a_y % i) | 0) + ((i % a_y) | 0)) | 0
  let n_z = (((a_z % i) | 0) + ((i % a_z) | 0)) | 0
  n_x = n_x & 255
  n_y = n_y & 255
  n_z = n_z & 255
  n_x = n_x | i
  n_y = n_y | i
  n_z = n_z | i
  n_x = n_x ^ a_x
  n_y = n_y ^ a_y
  n_z = n_z ^ a_z
  n_x = n_x << 2
  n_y = n_y << 2
  n_z = n_z << 2
  n_x = n_x >> u_x
  n_y = n_y >> u_y
  n_z = n_z >> u_z
  n_x = (n_x % 7) | 0
  n_y = (n_y % 7) | 0
  n_z = (n_z % 7) | 0
  n_x = (n_x % 3) | 0
  n_y = (n_y % 3) | 0
  n_y = n_y << 1
  n_z = n_z << 1
  let w_x = u_x
  let w_y = u_y
  let w_z = u_z
  w_x = w_x >>> 1
  w_y = w_y >>> 2
  w_z = w_z >>> 3
  w_x = (w_x - 1) >>> 0
  r[0] = ((n_x + (i & n_x)) + w_x) | 0
  r[1] = ((n_y + (i & n_y)) + w_y) | 0
  r[2] = ((n_z + (i & n_z)) + w_z) | 0
}

export { integers, r }
