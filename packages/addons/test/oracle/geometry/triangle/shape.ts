/** Triangles as rows: they begin with the corners a, b and c. */
import type { Range } from '../../../../../../internal/testing/inputs.ts'
import { times } from '../../../harness/oracle.ts'
import { dot } from './vector.ts'
import type { Vector } from './vector.ts'

const side = (middle: number): Range => ({ min: middle - 0.25, max: middle + 0.25 })

/** A corner about (x, y), at any depth. */
const near = (x: number, y: number): readonly Range[] => [side(x), side(y), { min: -1, max: 1 }]

export const point = (x: number, y: number, z: number): readonly number[] => [x, y, z, x, y, z, x, y, z]

export const cornersOf = (row: readonly number[]): readonly [Vector, Vector, Vector] => [row.slice(0, 3), row.slice(3, 6), row.slice(6, 9)]

export const isFlat = (ab: Vector, ac: Vector): boolean => dot(ab, ab) * dot(ac, ac) - dot(ab, ac) ** 2 <= dot(ab, ab) * dot(ac, ac) * 1e-12

/** One corner in each of three regions, so that no triangle is needle-thin. */
export const wellShaped = [...near(-0.75, -0.75), ...near(0.75, -0.75), ...near(0, 0.75)]

export const flatRows = [point(1, 2, 3), [0, 0, 0, 1, 2, 4, 2, 4, 8], [0, 0, 0, 1, 2, 4, 0, 0, 0], [1, 2, 4, 0, 0, 0, 0, 0, 0]]

export const place = times(3, { min: -1.5, max: 1.5 })
