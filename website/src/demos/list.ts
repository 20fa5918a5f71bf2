/** All demos that exist, in the order of the index pages. What is made for their pages, their posters and their tests follows from it. */
import { demo as deferredShading } from './deferred-shading/demo.ts'
import type { Demo } from './demo.ts'
import { demo as instanceBoxes } from './instance-boxes/demo.ts'
import { demo as webcam } from './webcam/demo.ts'

export const demos: readonly Demo[] = [deferredShading, instanceBoxes, webcam]
