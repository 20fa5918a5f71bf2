/** What `engine.read` gives, by the type of what is read. Types only. */
import type { PixelImage } from '../../shader/ir/expr.ts'
import type { StorageNumbers } from './graphics.ts'

type Numbers = Float32Array | Int32Array | Uint32Array

/** Something of the language, of a type of this kind. */
interface Of<Kind> {
  readonly type: { readonly kind: Kind }
}
interface OfNumbers<Name> extends Of<'scalar' | 'vector' | 'matrix'> {
  readonly type: { readonly kind: 'scalar' | 'vector' | 'matrix'; readonly name: Name }
}

/** A storage of values gives numbers without gaps, one of a struct those of each field, and a texture its picture. */
// Callers without types may pass any storage.
export type Read<S> = unknown extends S
  ? StorageNumbers
  : S extends Of<'texture' | 'storageTexture'>
    ? PixelImage
    : S extends OfNumbers<infer Name>
      ? Named<Name>
      : S extends Of<'atomic'> & { readonly scalar?: infer Value }
        ? Read<NonNullable<Value>>
        : S extends Of<'struct'>
          ? Fields<S>
          : S extends { at(index: never): infer Value }
            ? Read<Value>
            : StorageNumbers

type Named<Name> = Name extends `u${string}` ? Uint32Array : Name extends `i${string}` ? Int32Array : Float32Array

/** Fields of structs inside have paths. */
type Fields<S> = { readonly [K in keyof S as Read<S[K]> extends Numbers ? K : never]: Read<S[K]> } & { readonly [path: `${string}.${string}`]: Numbers }
