
function bits(v) {
  return (((Math.imul(v, 747796405) + 2891336453) ^ (v >>> 16)) | ((v & 255) << 4)) >>> 0
}

export { bits }
