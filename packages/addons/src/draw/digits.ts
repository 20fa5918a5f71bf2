/** A number as dots, from the font of char (catalogue/draw/digits.ts). */
import { float, fn, int, vec2 } from 'kirari/node'
import { drawNumber } from './number.ts'

/** 1 on a dot of `value` with this many decimals, right-aligned: the last digit fills (-5, 0) to (0, 7). 0 elsewhere. */
export const drawDigits = /*#__PURE__*/ fn('drawDigits', [{ st: vec2 }, { value: float }, { decimals: int }], float, (st, value, decimals) =>
  drawNumber(st, value, decimals, 2 ** 32),
)
