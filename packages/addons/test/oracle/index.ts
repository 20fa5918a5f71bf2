/** The oracles of all functions, by category: one row a function. */
import type { FunctionOracle } from '../harness/oracle.ts'
import { easingOracles } from './animation-easing.ts'
import { blendOracles } from './color-blend.ts'
import { compositeOracles } from './color-composite.ts'
import { colorSpaceOracles } from './color-space.ts'
import { drawOracles } from './draw.ts'
import { generativeOracles } from './generative.ts'
import { aabbOracles } from './geometry-aabb.ts'
import { triangleOracles } from './geometry-triangle.ts'
import { mathOracles } from './math.ts'
import { quatOracles } from './math-quat.ts'
import { sdfOracles } from './sdf.ts'
import { spaceOracles } from './space.ts'

export const oracles: readonly FunctionOracle[] = [
  ...easingOracles,
  ...blendOracles,
  ...compositeOracles,
  ...colorSpaceOracles,
  ...drawOracles,
  ...generativeOracles,
  ...aabbOracles,
  ...triangleOracles,
  ...mathOracles,
  ...quatOracles,
  ...sdfOracles,
  ...spaceOracles,
]
