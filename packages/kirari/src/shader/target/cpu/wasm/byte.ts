/** Encodes numbers, names and lists in WebAssembly's binary format (WebAssembly Core Specification, section 5.2). */

export type Bytes = readonly number[]

/** LEB128 of an integer from 0 to 2³² − 1. */
export const unsigned = (value: number): Bytes => {
  const bytes: number[] = []
  for (let rest = value; ;) {
    const low = rest & 127
    rest = Math.floor(rest / 128)
    bytes.push(rest === 0 ? low : low | 128)
    if (rest === 0) return bytes
  }
}

/** LEB128 of a signed 32-bit integer. */
export const signed = (value: number): Bytes => {
  const bytes: number[] = []
  for (let rest = value | 0; ;) {
    const low = rest & 127
    rest >>= 7
    const isLast = (rest === 0 && (low & 64) === 0) || (rest === -1 && (low & 64) !== 0)
    bytes.push(isLast ? low : low | 128)
    if (isLast) return bytes
  }
}

export const single = (value: number): Bytes => [...new Uint8Array(Float32Array.of(value).buffer)]
export const double = (value: number): Bytes => [...new Uint8Array(Float64Array.of(value).buffer)]

/** Names are ASCII letters and digits here. */
export const text = (name: string): Bytes => [...unsigned(name.length), ...Array.from(name, (letter) => letter.charCodeAt(0))]

export const list = (items: readonly Bytes[]): Bytes => [...unsigned(items.length), ...items.flat()]

/** Bytes, preceded by their length. */
export const sized = (bytes: Bytes): Bytes => [...unsigned(bytes.length), ...bytes]
