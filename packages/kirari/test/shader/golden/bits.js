const f32 = Math.fround

function bits(v) {
  return (((((Math.imul(v, 747796405)) >>> 0) + 2891336453) ^ (v >>> 16)) | (((v & 255) >>> 0) << 4))
}

export { bits }
