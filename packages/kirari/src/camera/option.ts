/** Checks the options of cameras. `below` is the public function that was called, so that errors point at its caller. */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'

export type Point = readonly [x: number, y: number, z: number]

/** Throws unless `isRight`; `wanted` completes the sentence "expected …". */
export const expectNumber = (isRight: boolean, wanted: string, came: number, below: unknown): void => {
  if (!isRight || typeof came !== 'number') fail(notAValue(wanted, came), below)
}

export const expectPoint = (name: string, point: Point, below: unknown): void => {
  if (!Array.isArray(point) || point.length !== 3 || !point.every((part) => Number.isFinite(part)))
    fail(notAValue(`three finite numbers as ${name}`, point), below)
}

/** Checks the field of view and both clipping planes. */
export const expectLens = (fieldOfView: number, near: number, far: number, below: unknown): void => {
  expectNumber(fieldOfView > 0 && fieldOfView < Math.PI, 'radians above 0 and below π as fieldOfView', fieldOfView, below)
  expectNumber(near > 0 && near < Number.POSITIVE_INFINITY, 'a finite number above 0 as near', near, below)
  expectNumber(far > near, `a number above near, which is ${near}, as far`, far, below)
}
