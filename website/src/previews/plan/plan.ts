/**
 * The plan: the kind of preview of every function, with the options of that kind, a file for each category.
 */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { aabb } from './aabb.ts'
import { blend } from './blend.ts'
import { colourSpace } from './colour-space.ts'
import { composite } from './composite.ts'
import { draw } from './draw.ts'
import { easing } from './easing.ts'
import { generative } from './generative.ts'
import { math } from './math.ts'
import { quat } from './quat.ts'
import { sdf } from './sdf.ts'
import { space } from './space.ts'
import { triangle } from './triangle.ts'
import type { Row, Rows } from './row.ts'

const categories = {
  'animation/easing': easing,
  'color/blend': blend,
  'color/composite': composite,
  'color/space': colourSpace,
  draw,
  generative,
  'geometry/aabb': aabb,
  'geometry/triangle': triangle,
  math,
  'math/quat': quat,
  sdf,
  space,
} satisfies Readonly<Record<FunctionRecord['category'], Rows>>

/** By category and name: `math/quat/quatMul`. */
export const plan: ReadonlyMap<string, Row> = new Map(
  Object.entries(categories).flatMap(([category, rows]) => Object.entries(rows).map(([name, row]) => [`${category}/${name}`, row] as const)),
)

export const rowOf = ({ category, slug }: Pick<FunctionRecord, 'category' | 'slug'>): Row => {
  const row = plan.get(`${category}/${slug}`)
  if (!row) throw new Error(`The plan of previews has no row for ${category}/${slug}: add one in website/src/previews/plan.`)
  return row
}
