/** All demos that exist, in the order of the pages that list them. What is made for their pages, their posters and their tests follows from it. */
import { demo as computeBasic } from './compute-basic/demo.ts'
import { demo as computeDiffusion } from './compute-diffusion/demo.ts'
import { demo as computeDraw } from './compute-draw/demo.ts'
import { demo as computeFluid } from './compute-fluid/demo.ts'
import { demo as computeParticles } from './compute-particles/demo.ts'
import { demo as computePathtracing } from './compute-pathtracing/demo.ts'
import { demo as computeRaytracing } from './compute-raytracing/demo.ts'
import { demo as computeWebglDraw } from './compute-webgl-draw/demo.ts'
import { demo as computeWebglParticles } from './compute-webgl-particles/demo.ts'
import { demo as computeWebgpuDraw } from './compute-webgpu-draw/demo.ts'
import { demo as computeWebgpuParticles } from './compute-webgpu-particles/demo.ts'
import { demo as deferredNeural } from './deferred-neural/demo.ts'
import { demo as deferredEcosystem } from './deferred-ecosystem/demo.ts'
import { demo as deferredQuantum } from './deferred-quantum/demo.ts'
import { demo as deferredShading } from './deferred-shading/demo.ts'
import type { Demo } from './demo.ts'
import { demo as harnack } from './harnack/demo.ts'
import { demo as instanceBoxes } from './instance-boxes/demo.ts'
import { demo as instanceSquares } from './instance-squares/demo.ts'
import { demo as instanceWebglSquares } from './instance-webgl-squares/demo.ts'
import { demo as instanceWebgpuSquares } from './instance-webgpu-squares/demo.ts'
import { demo as lsystem } from './lsystem/demo.ts'
import { demo as instanceParticles } from './instance-particles/demo.ts'
import { demo as webcam } from './webcam/demo.ts'

export const demos: readonly Demo[] = [
  computeBasic,
  computeParticles,
  computeDiffusion,
  computeFluid,
  computeDraw,
  computeWebglDraw,
  computeWebgpuDraw,
  computeWebglParticles,
  computeWebgpuParticles,
  computeRaytracing,
  computePathtracing,
  deferredShading,
  deferredQuantum,
  harnack,
  deferredNeural,
  deferredEcosystem,
  instanceBoxes,
  instanceSquares,
  instanceWebglSquares,
  instanceWebgpuSquares,
  instanceParticles,
  lsystem,
  webcam,
]
