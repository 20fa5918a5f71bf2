/**
 * Swizzles: components in any order, by the letters xyzw or rgba, which do not mix. On a variable, swizzles without a repeated letter can be
 * assigned; all others are read-only. A vector and its variable share one type for those, so the compiler need not compare it with itself.
 * The letter combinations are not computed by generic types, because the compiler would evaluate these again for every vector.
 * In a type name, X or R is the letter set, and the number is the vector size.
 */

type X2 = 'x' | 'y'
type X3 = 'x' | 'y' | 'z'
type X4 = 'x' | 'y' | 'z' | 'w'
type XY = 'xy' | 'yx'
type XZ = 'xz' | 'zx'
type XW = 'xw' | 'wx'
type YZ = 'yz' | 'zy'
type YW = 'yw' | 'wy'
type ZW = 'zw' | 'wz'
type ThreeX3 = `${XY}z` | `${XZ}y` | `${YZ}x`
type ThreeX4 = ThreeX3 | `${XY}w` | `${XZ}w` | `${YZ}w` | `${XW}${'y' | 'z'}` | `${YW}${'x' | 'z'}` | `${ZW}${'x' | 'y'}`
type FourX4 = `${XY}${ZW}` | `${XZ}${YW}` | `${XW}${YZ}` | `${YZ}${XW}` | `${YW}${XZ}` | `${ZW}${XY}`
type Again2X2 = 'xx' | 'yy'
type Again3X2 = `${X2}${X2}${X2}`
type Again4X2 = `${X2}${X2}${X2}${X2}`
type Again2X3 = 'xx' | 'yy' | 'zz'
type Again3X3 = `${Again2X3}${X3}` | `${X3}${Again2X3}` | `x${X3}x` | `y${X3}y` | `z${X3}z`
type Again4X3 = `${Again3X3}${X3}` | `${X3}${Again3X3}` | `x${X3}${X3}x` | `y${X3}${X3}y` | `z${X3}${X3}z`
type Again2X4 = 'xx' | 'yy' | 'zz' | 'ww'
type Again3X4 = `${Again2X4}${X4}` | `${X4}${Again2X4}` | `x${X4}x` | `y${X4}y` | `z${X4}z` | `w${X4}w`
type Again4X4 = `${Again3X4}${X4}` | `${X4}${Again3X4}` | `x${X4}${X4}x` | `y${X4}${X4}y` | `z${X4}${X4}z` | `w${X4}${X4}w`

type R2 = 'r' | 'g'
type R3 = 'r' | 'g' | 'b'
type R4 = 'r' | 'g' | 'b' | 'a'
type RG = 'rg' | 'gr'
type RB = 'rb' | 'br'
type RA = 'ra' | 'ar'
type GB = 'gb' | 'bg'
type GA = 'ga' | 'ag'
type BA = 'ba' | 'ab'
type ThreeR3 = `${RG}b` | `${RB}g` | `${GB}r`
type ThreeR4 = ThreeR3 | `${RG}a` | `${RB}a` | `${GB}a` | `${RA}${'g' | 'b'}` | `${GA}${'r' | 'b'}` | `${BA}${'r' | 'g'}`
type FourR4 = `${RG}${BA}` | `${RB}${GA}` | `${RA}${GB}` | `${GB}${RA}` | `${GA}${RB}` | `${BA}${RG}`
type Again2R2 = 'rr' | 'gg'
type Again3R2 = `${R2}${R2}${R2}`
type Again4R2 = `${R2}${R2}${R2}${R2}`
type Again2R3 = 'rr' | 'gg' | 'bb'
type Again3R3 = `${Again2R3}${R3}` | `${R3}${Again2R3}` | `r${R3}r` | `g${R3}g` | `b${R3}b`
type Again4R3 = `${Again3R3}${R3}` | `${R3}${Again3R3}` | `r${R3}${R3}r` | `g${R3}${R3}g` | `b${R3}${R3}b`
type Again2R4 = 'rr' | 'gg' | 'bb' | 'aa'
type Again3R4 = `${Again2R4}${R4}` | `${R4}${Again2R4}` | `r${R4}r` | `g${R4}g` | `b${R4}b` | `a${R4}a`
type Again4R4 = `${Again3R4}${R4}` | `${R4}${Again3R4}` | `r${R4}${R4}r` | `g${R4}${R4}g` | `b${R4}${R4}b` | `a${R4}${R4}a`

/** The swizzles of a 2-component vector without repeated letters. `S` is one component, `V2` are two. */
export type Swizzle2<S, V2> = { readonly [K in X2 | R2]: S } & { readonly [K in XY | RG]: V2 }
/** The swizzles of a 3-component vector without repeated letters. */
export type Swizzle3<S, V2, V3> = { readonly [K in X3 | R3]: S } & { readonly [K in XY | XZ | YZ | RG | RB | GB]: V2 } & {
  readonly [K in ThreeX3 | ThreeR3]: V3
}
/** The swizzles of a 4-component vector without repeated letters. */
export type Swizzle4<S, V2, V3, V4> = { readonly [K in X4 | R4]: S } & {
  readonly [K in XY | XZ | XW | YZ | YW | ZW | RG | RB | RA | GB | GA | BA]: V2
} & { readonly [K in ThreeX4 | ThreeR4]: V3 } & { readonly [K in FourX4 | FourR4]: V4 }

/** The swizzles of a 2-component vector with repeated letters. */
export type Repeat2<V2, V3, V4> = { readonly [K in Again2X2 | Again2R2]: V2 } & { readonly [K in Again3X2 | Again3R2]: V3 } & {
  readonly [K in Again4X2 | Again4R2]: V4
}
/** The swizzles of a 3-component vector with repeated letters. */
export type Repeat3<V2, V3, V4> = { readonly [K in Again2X3 | Again2R3]: V2 } & { readonly [K in Again3X3 | Again3R3]: V3 } & {
  readonly [K in Again4X3 | Again4R3]: V4
}
/** The swizzles of a 4-component vector with repeated letters. */
export type Repeat4<V2, V3, V4> = { readonly [K in Again2X4 | Again2R4]: V2 } & { readonly [K in Again3X4 | Again3R4]: V3 } & {
  readonly [K in Again4X4 | Again4R4]: V4
}
