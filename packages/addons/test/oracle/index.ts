/** The oracles of all functions. */
import type { FunctionOracle } from '../harness/oracle.ts'
import { aabbIntersectOracle } from './aabb-intersect.ts'
import { bounceOutOracle } from './bounce-out.ts'
import { fillOracle } from './fill.ts'
import { hsl2rgbOracle } from './hsl2rgb.ts'
import { kaleidoscopeOracle } from './kaleidoscope.ts'
import { quatRotateOracle } from './quat-rotate.ts'
import { rectSDFOracle } from './rect-sdf.ts'
import { smootherstepOracle } from './smootherstep.ts'
import { softLightOracle } from './soft-light.ts'
import { sourceOverOracle } from './source-over.ts'
import { triangleBarycentricOracle } from './triangle-barycentric.ts'
import { valueNoiseOracle } from './value-noise.ts'

export const oracles: readonly FunctionOracle[] = [
  bounceOutOracle,
  softLightOracle,
  sourceOverOracle,
  hsl2rgbOracle,
  fillOracle,
  valueNoiseOracle,
  aabbIntersectOracle,
  triangleBarycentricOracle,
  smootherstepOracle,
  quatRotateOracle,
  rectSDFOracle,
  kaleidoscopeOracle,
]
