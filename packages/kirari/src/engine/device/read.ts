/** The type of the result of `engine.read`, by the type of the node that is read. Types only. */
import type { PixelImage } from '../../shader/ir/expr.ts'
import type { StorageNumbers } from './graphics.ts'

type Numbers = Float32Array | Int32Array | Uint32Array

/** A node whose type is of this kind. */
interface OfKind<Kind> {
  readonly type: { readonly kind: Kind }
}
interface OfNumbers<Name> extends OfKind<'scalar' | 'vector' | 'matrix'> {
  readonly type: { readonly kind: 'scalar' | 'vector' | 'matrix'; readonly name: Name }
}

/** A storage gives numbers without padding, for structs a list for each field; a texture gives its image. */
// Callers without types may pass any storage.
export type Read<S> = unknown extends S
  ? StorageNumbers
  : S extends OfKind<'texture' | 'storageTexture'>
    ? PixelImage
    : S extends OfNumbers<infer Name>
      ? Named<Name>
      : S extends OfKind<'atomic'> & { readonly scalar?: infer Value }
        ? Read<NonNullable<Value>>
        : S extends OfKind<'struct'>
          ? Fields<S>
          : S extends { at(index: never): infer Value }
            ? Read<Value>
            : StorageNumbers

type Named<Name> = Name extends `u${string}` ? Uint32Array : Name extends `i${string}` ? Int32Array : Float32Array

/** The fields of nested structs have paths as names. */
type Fields<S> = { readonly [K in keyof S as Read<S[K]> extends Numbers ? K : never]: Read<S[K]> } & { readonly [path: `${string}.${string}`]: Numbers }
