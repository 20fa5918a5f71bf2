/** Cube maps: the face that a direction hits, and back (OpenGL ES 3.0, section 3.8.10; WebGPU has the same). */

export interface FacePlace {
  readonly face: number
  /** 0 … 1 from the first texel of a row to the last, and from the first row to the last. */
  readonly u: number
  readonly v: number
}

/** Faces in order: +x, −x, +y, −y, +z, −z. */
export const faceOf = (x: number, y: number, z: number): FacePlace => {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return place(x >= 0 ? 0 : 1, x >= 0 ? -z : z, -y, ax)
  if (ay >= az) return place(y >= 0 ? 2 : 3, x, y >= 0 ? z : -z, ay)
  return place(z >= 0 ? 4 : 5, z >= 0 ? x : -x, -y, az)
}

const place = (face: number, s: number, t: number, major: number): FacePlace =>
  major === 0 ? { face, u: 0.5, v: 0.5 } : { face, u: (s / major + 1) / 2, v: (t / major + 1) / 2 }

/** The direction through a point of a face, which may lie beyond its edge. */
export const directionOf = ({ face, u, v }: FacePlace): readonly [x: number, y: number, z: number] => {
  const [s, t] = [u * 2 - 1, v * 2 - 1]
  switch (face) {
    case 0:
      return [1, -t, -s]
    case 1:
      return [-1, -t, s]
    case 2:
      return [s, 1, t]
    case 3:
      return [s, -1, -t]
    case 4:
      return [s, -t, 1]
    default:
      return [-s, -t, -1]
  }
}
