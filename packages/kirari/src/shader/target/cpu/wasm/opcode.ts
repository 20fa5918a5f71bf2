/** The instructions in use, named as in the WebAssembly Core Specification (section 5.4), and the value types. */

export const f32 = 0x7d
export const i32 = 0x7f
export const f64 = 0x7c
export type ValueType = typeof f32 | typeof i32 | typeof f64

export const control = {
  unreachable: 0x00,
  block: 0x02,
  loop: 0x03,
  if: 0x04,
  else: 0x05,
  end: 0x0b,
  br: 0x0c,
  brIf: 0x0d,
  return: 0x0f,
  call: 0x10,
  drop: 0x1a,
  select: 0x1b,
  /** The type of a block without a result. */
  empty: 0x40,
} as const

export const local = { get: 0x20, set: 0x21 } as const
export const global = { get: 0x23, set: 0x24 } as const
export const memory = { loadInt: 0x28, loadFloat: 0x2a, storeInt: 0x36, storeFloat: 0x38, storeByte: 0x3a, size: 0x3f, grow: 0x40 } as const
export const constant = { i32: 0x41, f32: 0x43, f64: 0x44 } as const

/** Comparisons and arithmetic of integers; those that depend on the sign exist twice. */
export const integer = {
  eqz: 0x45,
  eq: 0x46,
  ne: 0x47,
  ltS: 0x48,
  ltU: 0x49,
  gtS: 0x4a,
  gtU: 0x4b,
  leS: 0x4c,
  leU: 0x4d,
  geS: 0x4e,
  geU: 0x4f,
  clz: 0x67,
  ctz: 0x68,
  popcnt: 0x69,
  add: 0x6a,
  sub: 0x6b,
  mul: 0x6c,
  divS: 0x6d,
  divU: 0x6e,
  remS: 0x6f,
  remU: 0x70,
  and: 0x71,
  or: 0x72,
  xor: 0x73,
  shl: 0x74,
  shrS: 0x75,
  shrU: 0x76,
} as const

/** In single precision. */
export const float = {
  eq: 0x5b,
  ne: 0x5c,
  lt: 0x5d,
  gt: 0x5e,
  le: 0x5f,
  ge: 0x60,
  abs: 0x8b,
  neg: 0x8c,
  ceil: 0x8d,
  floor: 0x8e,
  trunc: 0x8f,
  nearest: 0x90,
  sqrt: 0x91,
  add: 0x92,
  sub: 0x93,
  mul: 0x94,
  div: 0x95,
  min: 0x96,
  max: 0x97,
} as const

export const double = { nearest: 0x9e, sqrt: 0x9f, add: 0xa0, mul: 0xa2, div: 0xa3, min: 0xa4, max: 0xa5 } as const

/** Saturating ones take two bytes. */
export const convert = {
  floatToInt: [0xfc, 0x00],
  floatToUint: [0xfc, 0x01],
  doubleToUint: [0xfc, 0x03],
  intToFloat: [0xb2],
  uintToFloat: [0xb3],
  doubleToFloat: [0xb6],
  intToDouble: [0xb7],
  floatToDouble: [0xbb],
  floatBits: [0xbc],
  bitsToFloat: [0xbe],
} as const
