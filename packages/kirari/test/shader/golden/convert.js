const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0
const f32 = Math.fround
const toUint = (x) => Math.trunc(Math.min(Math.max(x, 0), 4294967040)) >>> 0

function convert(x, flag) {
  return f32(f32(f32(f32(f32(toInt(x)) + f32(toUint(Math.abs(x)))) + (flag ? 1 : 0)) + f32((Math.abs((-(toInt(x)) | 0)) | 0) >>> 0)) + ((flag && true) ? 1 : 0))
}

export { convert }
