
function bits(v) {
  return (((((((Math.imul(v, 747796405) >>> 0) + 2891336453) >>> 0) ^ (v >>> 16)) >>> 0) | ((((v & 255) >>> 0) << 4) >>> 0)) >>> 0)
}

export { bits }
