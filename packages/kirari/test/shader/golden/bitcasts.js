const floatView = new Float32Array(1)
const uintView = new Uint32Array(floatView.buffer)
const floatToBits = (x) => ((floatView[0] = x), uintView[0])
const bitsToFloat = (x) => ((uintView[0] = x), floatView[0])
const f32 = Math.fround
const r = new Float64Array(2)

function bitcasts(x, v_x, v_y, i) {
  const t = floatToBits(x) | 0
  const t1 = (i >>> 0) | 0
  const t2 = floatToBits(f32(bitsToFloat(i) + x)) | 0
  r[0] = ((((floatToBits(v_x) | 0) + t) + t1) + t2) | 0
  r[1] = ((((floatToBits(v_y) | 0) + t) + t1) + t2) | 0
}

export { bitcasts, r }
