/**
 * The 24 patches of the ColorChecker Classic in sRGB, computed from the manufacturer's CIELAB values (catalogue/draw/colorChecker.ts).
 *
 * The values are for the white D50. One matrix is the three steps from there to linear sRGB: to CIE XYZ by the white, to D65 by the Bradford
 * transform, and to red, green and blue. Both whites and the matrix of sRGB are those of CSS Color 4. Each row adds up to 1, for the white stays white.
 */
import { array, float, fn, int, select, vec2, vec3 } from 'kirari/node'

/** L*, a* and b* in hundredths, from the upper left patch to the right, row by row. */
const patches = [
  [3754, 1437, 1492],
  [6466, 1927, 1750],
  [4932, -382, -2254],
  [4346, -1274, 2272],
  [5494, 961, -2479],
  [7048, -3226, -37],
  [6273, 3583, 5650],
  [3943, 1075, -4517],
  [5057, 4864, 1667],
  [3010, 2254, -2087],
  [7177, -2413, 5819],
  [7151, 1824, 6737],
  [2837, 1542, -4980],
  [5438, -3972, 3227],
  [4243, 5105, 2862],
  [8180, 267, 8041],
  [5063, 5128, -1412],
  [4957, -2971, -2832],
  [9519, -103, 293],
  [8129, -57, 44],
  [6689, -75, -6],
  [5076, -13, 14],
  [3563, -46, -48],
  [2064, 7, -46],
] as const

const rows = [
  [3.022234, -1.617386, -0.404848],
  [-0.943848, 1.916254, 0.027594],
  [0.069386, -0.228977, 1.159591],
] as const

const encoded = (light: number): number => (light <= 0.0031308 ? 12.92 * Math.max(light, 0) : 1.055 * light ** (1 / 2.4) - 0.055)

/** No patch is so dark that the straight part of CIELAB would apply. */
const colourOf = (patch: (typeof patches)[number]): readonly [number, number, number] => {
  const [l, a, b] = patch
  const y = (l / 100 + 16) / 116
  const [fx, fy, fz] = [(y + a / 50000) ** 3, y ** 3, (y - b / 20000) ** 3]
  const channel = ([x, y, z]: (typeof rows)[number]): number => encoded(x * fx + y * fy + z * fz)
  return [channel(rows[0]), channel(rows[1]), channel(rows[2])]
}

/** The encoded colour of the patch at `st`, six across and four up from (0, 0); black between patches and outside of the chart. */
export const drawColorChecker = /*#__PURE__*/ fn('drawColorChecker', [{ st: vec2 }], vec3, (st) => {
  const colours = array(vec3, patches.length)((i) => vec3(...colourOf(patches[i] ?? patches[0])))
  const cell = st.floor().clamp(0, vec2(5, 3)).toConst('cell')
  const isPatch = st.sub(cell).sub(0.5).abs().lessThan(0.42).all()
  const place = int(cell.x.add(float(3).sub(cell.y).mul(6)))
  return select(vec3(0), colours.at(place), isPatch)
})
