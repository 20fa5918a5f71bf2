/** Oracle of orthographic: gl-matrix on plain arrays, for a depth from 0 to 1. */
import { mat4 } from 'gl-matrix'
import type { SignatureOracle } from '../../harness/oracle.ts'
import { emptyMat4 } from './camera.ts'

type Box = [number, number, number, number, number, number]
// The ranges give six numbers a row.
const six = (row: readonly number[]): Box => row as Box

export const signatures: readonly SignatureOracle[] = [
  {
    signature: 'orthographic',
    expected: (row) => [...mat4.orthoZO(emptyMat4(), ...six(row))],
    ranges: [
      { min: -4, max: -0.5 },
      { min: 0.5, max: 4 },
      { min: -4, max: -0.5 },
      { min: 0.5, max: 4 },
      { min: -2, max: 2 },
      { min: 3, max: 20 },
    ],
    rows: [
      [-1, 1, -1, 1, 0, 1],
      [0, 640, 480, 0, -1, 1],
      [2, -2, -1, 1, 5, 0],
    ],
    // The depth of OpenGL, from −1 to 1.
    mutant: (row) => [...mat4.orthoNO(emptyMat4(), ...six(row))],
  },
]
