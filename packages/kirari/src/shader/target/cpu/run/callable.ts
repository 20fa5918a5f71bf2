/** The types of the function that `toJS` returns, derived from the shader function. Types only. */
import type { JSTexture, JSValue } from './value.ts'

/** An argument of such a function: a value, or an image for a texture. */
export type JSArgument = JSValue | JSTexture

/** Anything of the language that has a type of this kind. */
interface Of<Kind, Name = string> {
  readonly type: { readonly kind: Kind; readonly name: Name }
}

/** A call accepts a number beside a node; the parameter has the same type here. */
type Plain<V> =
  V extends Of<'scalar', 'bool'>
    ? boolean
    : V extends Of<'scalar'>
      ? number
      : V extends Of<'vector', `b${string}`>
        ? Components<V['type']['name'], boolean>
        : V extends Of<'vector'>
          ? Components<V['type']['name'], number>
          : V extends number | boolean
            ? V
            : JSValue
type Components<Name extends string, C> = Name extends `${string}2` ? [C, C] : Name extends `${string}3` ? [C, C, C] : [C, C, C, C]

type Argument<V> = V extends Of<'texture' | 'storageTexture'> ? JSTexture : Readonly<Plain<V>>
/** The function writes a parameter back: then its result is an object whose keys are not known to the type. */
type IsWritten<P extends readonly unknown[]> = true extends { [I in keyof P]: P[I] extends { assign(value: never): void } ? true : false }[number]
  ? true
  : false

/** The function in JavaScript. An overloaded function, and one of unknown type, takes and returns any value. */
export type InJS<F> = F extends { readonly variants: readonly unknown[] }
  ? (...args: readonly JSArgument[]) => JSValue
  : F extends (...args: infer P) => infer R
    ? P extends never[]
      ? P extends []
        ? () => Plain<R>
        : (...args: readonly JSArgument[]) => JSValue
      : (...args: { readonly [I in keyof P]: Argument<P[I]> }) => IsWritten<P> extends true ? JSValue : Plain<R>
    : never
