/** The digits of base 256 of a number from 0 to 1, as the bytes of an integer: no arithmetic of fractions. */
const bytes = new DataView(new ArrayBuffer(4))
const places = [0, 1, 2, 3]

/** The first four digits of a number from 0 to 1; of 1 they are all 255. */
export const digitsOf = (value: number): readonly number[] => {
  bytes.setUint32(0, Math.min(Math.floor(Math.min(Math.max(value, 0), 1) * 2 ** 32), 2 ** 32 - 1))
  return places.map((place) => bytes.getUint8(place))
}

/** The number with these four digits. */
export const numberOf = (digits: readonly number[]): number => {
  for (const place of places) bytes.setUint8(place, digits[place] ?? NaN)
  return bytes.getUint32(0) / 2 ** 32
}
