const r = new Float64Array(4)
let sky = undefined
let pages = undefined
let volume = undefined
let marks = undefined
let ids = undefined

function measured(at_x, at_y) {
  sky.extent(r, 0)
  const textureSize_x = r[0]
  const textureSize_y = r[1]
  volume.extent(r, 1)
  const textureSize_x1 = r[0]
  const textureSize_y1 = r[1]
  const textureSize_z = r[2]
  marks.load(r, at_x, at_y, 2, 0)
  const textureLoad_x = r[0]
  const textureLoad_y = r[1]
  const textureLoad_z = r[2]
  ids.load(r, at_x, at_y, 0, 1)
  const textureLoad_x1 = r[0]
  const textureLoad_y1 = r[1]
  const t = pages.depth | 0
  r[0] = ((((textureLoad_x1 + textureLoad_x) + textureSize_x1) + t) + textureSize_x) | 0
  r[1] = ((((textureLoad_y1 + textureLoad_y) + textureSize_y1) + t) + textureSize_y) | 0
  r[2] = ((((0 + textureLoad_z) + textureSize_z) + t) + 1) | 0
}

const inputs = {
  set sky(value) { sky = value },
  set pages(value) { pages = value },
  set volume(value) { volume = value },
  set marks(value) { marks = value },
  set ids(value) { ids = value },
}

export { measured, r, inputs }
