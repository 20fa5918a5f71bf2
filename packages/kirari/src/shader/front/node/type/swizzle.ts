/** Components in any order, by their letters: to read from every vector, to assign where no letter comes twice. */

type Two<L extends string> = `${L}${L}`
type Three<L extends string> = `${L}${L}${L}`
type Four<L extends string> = `${L}${L}${L}${L}`

/** `S` is a component, `V2` to `V4` are the vectors. */
export type Swizzle<L extends string, S, V2, V3, V4> = { readonly [K in L]: S } & { readonly [K in Two<L>]: V2 } & { readonly [K in Three<L>]: V3 } & {
  readonly [K in Four<L>]: V4
}

/** Letters that do not repeat. */
type Pair = `x${'y' | 'z' | 'w'}` | `y${'x' | 'z' | 'w'}` | `z${'x' | 'y' | 'w'}` | `w${'x' | 'y' | 'z'}`
type WithXY = 'xy' | 'yx'
type WithXZ = 'xz' | 'zx'
type WithXW = 'xw' | 'wx'
type WithYZ = 'yz' | 'zy'
type WithYW = 'yw' | 'wy'
type WithZW = 'zw' | 'wz'
type Triple =
  | `${WithXY}${'z' | 'w'}`
  | `${WithXZ}${'y' | 'w'}`
  | `${WithXW}${'y' | 'z'}`
  | `${WithYZ}${'x' | 'w'}`
  | `${WithYW}${'x' | 'z'}`
  | `${WithZW}${'x' | 'y'}`
type Quad = `${WithXY}${WithZW}` | `${WithXZ}${WithYW}` | `${WithXW}${WithYZ}` | `${WithYZ}${WithXW}` | `${WithYW}${WithXZ}` | `${WithZW}${WithXY}`

/** The same of a variable: `S`, `P2`, `P3` and `P4` are variables themselves. */
export type Places<L extends string, S, P2, P3, P4, V2, V3, V4> = { readonly [K in L]: S } & { readonly [K in Two<L>]: K extends Pair ? P2 : V2 } & {
  readonly [K in Three<L>]: K extends Triple ? P3 : V3
} & { readonly [K in Four<L>]: K extends Quad ? P4 : V4 }
