/** The types of what `toJS` gives, from those of the function it was given. Types only. */
import type { JSTexture, JSValue } from './value.ts'

/** What a function can be called with: a value, or a picture for a texture. */
export type JSArgument = JSValue | JSTexture

/** Something of the language, of a type of this kind. */
interface Of<Kind, Name = string> {
  readonly type: { readonly kind: Kind; readonly name: Name }
}

/** A number may stand beside a node in what a call takes; it is no other type here. */
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
/** A variable is written back: the result is an object then, with names that no type has. */
type IsWritten<P extends readonly unknown[]> = true extends { [I in keyof P]: P[I] extends { assign(value: never): void } ? true : false }[number]
  ? true
  : false

/** The function in JavaScript. One that exists for several types, and one whose type is not known, takes and gives any value. */
export type InJS<F> = F extends { readonly variants: readonly unknown[] }
  ? (...args: readonly JSArgument[]) => JSValue
  : F extends (...args: infer P) => infer R
    ? P extends never[]
      ? P extends []
        ? () => Plain<R>
        : (...args: readonly JSArgument[]) => JSValue
      : (...args: { readonly [I in keyof P]: Argument<P[I]> }) => IsWritten<P> extends true ? JSValue : Plain<R>
    : never
