/** Which numbers a scalar can be. Apart from operand.ts because production asks it of the values of uniforms. */

/** Why a number cannot be a scalar of this type: it is out of range, or it is not an integer. */
export const numberMistake = (value: number, type: string): 'range' | 'fraction' | undefined => {
  const fits =
    type === 'int'
      ? (value | 0) === value
      : type === 'uint'
        ? value >>> 0 === value
        : // The largest half, and the largest float.
          Math.abs(value) <= (type === 'half' ? 65504 : 2 ** 128 - 2 ** 104)
  if (fits) return undefined
  return type === 'float' || type === 'half' || (type === 'uint' && value < 0 ? !Number.isFinite(value) : !(value % 1)) ? 'range' : 'fraction'
}
