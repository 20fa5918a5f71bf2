/** Which numbers a scalar can be. Apart from operand.ts because production asks it of the values of uniforms. */

/** What is wrong with a number for a scalar of this name: it is out of the range, or no whole number. */
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
