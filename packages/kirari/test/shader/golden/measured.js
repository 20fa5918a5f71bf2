const r = new Float64Array(4)
let ids = undefined
let marks = undefined
let volume = undefined
let pages = undefined
let sky = undefined

function measured(at_x, at_y) {
  ids.load(r, at_x, at_y, 0, 1)
  const textureLoad_x = r[0]
  const textureLoad_y = r[1]
  marks.load(r, at_x, at_y, 2, 0)
  const textureLoad_x1 = r[0]
  const textureLoad_y1 = r[1]
  const textureLoad_z = r[2]
  volume.extent(r, 1)
  const textureSize_x = r[0]
  const textureSize_y = r[1]
  const textureSize_z = r[2]
  sky.extent(r, 0)
  const textureSize_x1 = r[0]
  const textureSize_y1 = r[1]
  const t = (pages.depth | 0)
  r[0] = ((((((((textureLoad_x + (textureLoad_x1 | 0)) | 0) + (textureSize_x | 0)) | 0) + t) | 0) + (textureSize_x1 | 0)) | 0)
  r[1] = ((((((((textureLoad_y + (textureLoad_y1 | 0)) | 0) + (textureSize_y | 0)) | 0) + t) | 0) + (textureSize_y1 | 0)) | 0)
  r[2] = ((((((((0 + (textureLoad_z | 0)) | 0) + (textureSize_z | 0)) | 0) + t) | 0) + 1) | 0)
}

const inputs = {
  set ids(value) { ids = value },
  set marks(value) { marks = value },
  set volume(value) { volume = value },
  set pages(value) { pages = value },
  set sky(value) { sky = value },
}

export { measured, r, inputs }
