/**
 * Expressions and functions, which every stage of the pipeline reads.
 *
 * An expression is a value without side effects. It is immutable, has its type from the start, and is shared by identity: an
 * expression that two others use is computed once. All expressions have the same four members, so a pass can rebuild one
 * without knowing its kind; `detail` holds the data of that kind. A fifth member, `walkMark`, is not part of the value.
 *
 * An expression tree has no order of evaluation within a statement: a value that must be computed first needs a statement of its own.
 */
import type { Site } from '../diagnostic/site.ts'
import type { ProgramTexture, ProgramUniform } from './program.ts'
import type { TargetSource } from './resource.ts'
import type { Block, StatementRule, StatementSupport } from './statement.ts'
import type { ModuleLines } from './text.ts'
import type { Access, ArrayType, AtomicType, MatrixType, NumericType, ResourceType, ScalarType, StructType, Type, ValueType } from './type.ts'

/** The values that the engine supplies to every fragment. Durations are in seconds, sizes in pixels; y points up. */
export type InputName =
  /** The position of the pixel, (0, 0) at the bottom left to (1, 1) at the top right; vec2. */
  | 'uv'
  /** Seconds since the engine started; stands still while it is paused; float. */
  | 'time'
  /** Seconds since the previous frame, 0 while the engine is paused; float. */
  | 'deltaTime'
  /** The number of frames drawn while time ran; uint. */
  | 'frame'
  /** Size of the drawing buffer in pixels; vec2. */
  | 'resolution'
  /** The last position of the pointer in uv coordinates, (0.5, 0.5) before the first; vec2. */
  | 'pointer'

export type StageName = 'vertex' | 'fragment' | 'compute'

/** An input of a stage, with a value for each vertex, pixel or invocation. Compared by identity. */
export type StageInput = BuiltinInput | Attribute | Varying

/** Provided by the platform. */
export interface BuiltinInput {
  readonly kind: 'builtin'
  /** Hint for the name in the text. */
  readonly name: string
  readonly type: NumericType
  /** The stages that have it. */
  readonly stages: readonly StageName[]
  /** The GLSL text that reads it; undefined if GLSL ES 3.00 has none. */
  readonly glsl: string | undefined
  /** Its name in WGSL's `@builtin(…)`; undefined if WGSL has none. */
  readonly wgsl: string | undefined
  /** The WebGPU feature it needs. */
  readonly feature?: string | undefined
  /** Its value where one full-screen triangle is drawn. */
  readonly fullScreen?: (() => Expr) | undefined
}

/** Read from a buffer once for each vertex or instance. */
export interface Attribute {
  readonly kind: 'attribute'
  readonly name: string
  readonly type: NumericType
  readonly instanced: boolean
}

/** Computed for each vertex, interpolated for the pixels between. */
export interface Varying {
  readonly kind: 'varying'
  readonly name: string
  readonly type: NumericType
  /** The value in the vertex stage. */
  readonly value: Expr
  readonly interpolation: 'smooth' | 'flat'
  readonly sampling: 'center' | 'centroid'
}

/** A value or texture that the application sets. The engine reads it when it draws, and subscribes to changes. */
export interface UniformSource {
  readonly type: ValueType | ResourceType
  /** Hint for the name in the text. */
  readonly name: string | undefined
  /** The current value: a scalar, or an array with one entry for each component, matrices by columns; objects and arrays of these for structs and arrays. */
  readonly value: UniformValue
  /** How a texture is sampled; undefined for other types. */
  readonly sampler?: SamplerSettings | undefined
  /** The texels of a texture whose image is numbers; its `value` is an empty list. */
  readonly image?: PixelImage | undefined
  /** An image that only the platform can read, in place of `image`. */
  readonly external?: ExternalImage | undefined
  /** Counts changes of the image or of its texels: the engine uploads the texture again when it differs. */
  readonly version?: number
  /** The attachment of a target that it reads, if any. */
  readonly attachment?: { readonly target: TargetSource; readonly name: string } | undefined
  /** Assigns its binding if it is a texture. */
  readonly binder?: TextureBinder
  /** How a WGSL block stores a value that it cannot store as it is. It comes with the uniform, so a program without one does not carry it. */
  readonly packing?: UniformPacking | undefined
  /** Calls `listener` after each change; returns the function that stops listening. `host` is whose listener it is, for values that have to be asked. */
  subscribe(listener: () => void, host?: ValueHost): () => void
}
/** How a WGSL block stores a uniform of many parts, or of a type that blocks do not have. */
export interface UniformPacking {
  /** The type of its place in a WGSL block, where bools are u32 and elements of arrays are 16 bytes apart or multiples of them. */
  readonly stored: ValueType
  readonly byteLength: number
  /** The alignment in bytes. */
  readonly align: number
  /** The parts that are written one at a time, for a uniform of this name at this place in the block. */
  writes(name: string, nameField: (hint: string) => string, byteOffset: number): readonly ProgramUniform[]
  /** An expression that reads any such uniform from the block, as late as possible: a path stays one until it ends at a number. */
  readonly expression: (expr: Expr) => Expr
  /** The same for a statement, which uses full values. */
  readonly statement: StatementRule
}
/** A scalar, vector or matrix in memory, or an array of one of them. */
export interface MemoryLeaf {
  /** Field names and element indices, from the outermost value to the leaf. */
  readonly path: readonly (string | number)[]
  readonly type: NumericType | MatrixType | AtomicType
  /** The number of elements of an array. */
  readonly count?: number | undefined
  /** From the start of the outermost value, in WGSL's memory layout. */
  readonly byteOffset: number
  /** Between elements of an array, or columns of a matrix. */
  readonly byteStride: number
}
/** The source of a value that the engine uploads: a uniform, or a part of one. */
export interface ValueSource extends Pick<UniformSource, 'value' | 'subscribe'> {
  /** The uniform it is a part of, which emits its changes. */
  readonly owner?: ValueSource | undefined
  /** For a value that differs between engines, such as the pointer position on a canvas: the source for this host, always the same one. */
  readonly attach?: ((host: ValueHost) => ValueSource) | undefined
}

/** An engine, as the values it shows see it. Platform objects are `object` here, because the language does not use the types of the platform. */
export interface ValueHost {
  /** The current canvas; the engine may replace it while nothing listens. */
  readonly canvas: object
  /** The target of pointer listeners: the canvas or the window. */
  readonly pointerTarget: () => object
  /**
   * Calls `poll` before each frame while the canvas is visible; returns the function that stops it.
   * `poll` returns whether to call it again in the next animation frame even if nothing else is drawn.
   */
  readonly beforeFrame: (poll: () => boolean) => () => void
  /** Reports an error that no call of the application can throw. */
  readonly failed: (error: unknown) => void
}

export type UniformValue = number | boolean | readonly UniformValue[] | { readonly [field: string]: UniformValue }

/** Numbers of texels. In float textures, 8-bit integers are normalized to 0 to 1 (signed: −1 to 1), as on a GPU. */
export type PixelData = Uint8Array | Uint8ClampedArray | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array

/** An image as numbers. */
export interface PixelImage {
  readonly width: number
  readonly height: number
  /** Slices of a 3D texture, or layers of an array. Default: 1, or 6 for a cube: +x, −x, +y, −y, +z, −z. */
  readonly depth?: number
  /**
   * Row by row, slice by slice; the first number belongs to the texel at uv (0, 0). The length determines whether there are one, two or
   * four numbers per texel; missing components are 0, a missing fourth is 1. Depth textures have one.
   */
  readonly data: PixelData
  /** The mip levels after the first, each half as wide, high and (in 3D) deep as the previous one, rounded down, at least 1. */
  readonly mipmaps?: readonly PixelData[]
}

/** An image that the platform holds: an image element, canvas, bitmap or video. A cube has six, an array or 3D texture one for each layer. */
export interface ExternalImage {
  readonly width: number
  readonly height: number
  /** The objects the platform uploads: ImageBitmap, HTMLImageElement, HTMLCanvasElement, OffscreenCanvas, HTMLVideoElement, VideoFrame, ImageData. */
  readonly elements: readonly object[]
  /** Whether the first row is the top one, uv.y = 1. Default: true, but false for a cube, whose faces are upright without it. */
  readonly flipY: boolean
  /** Whether colours are premultiplied by their alpha. Default: true, as everything that is drawn. */
  readonly premultiply: boolean
  readonly colorSpace: 'srgb' | 'display-p3'
  /** 'srgb': the numbers as they are. 'linear': decoded to linear light when they are read (an sRGB texture). */
  readonly encoding: 'srgb' | 'linear'
  /** Counts new frames of a video: the engine uploads the texture again when it differs. */
  readonly version: number
  /** Whether bitmaps were created with the alpha that `premultiply` demands; others are converted at upload. */
  readonly isConverted?: boolean
  /** Calls `listener` at each new frame; returns the function that unsubscribes. Only videos have it; without listeners it costs nothing. */
  subscribe?(listener: () => void): () => void
}

/** How a texture is sampled between and outside its texels. Integer textures are never filtered. */
export interface SamplerSettings {
  /** Between texels. Default: 'linear'. */
  readonly filter?: 'nearest' | 'linear'
  /** Between mip levels. Default: 'none', which reads level 0 alone. */
  readonly mipmap?: 'none' | 'nearest' | 'linear'
  /** Outside 0 … 1, for each direction. Default: 'clamp'. Cubes have no outside. */
  readonly wrap?: Wrap | readonly [Wrap, Wrap] | readonly [Wrap, Wrap, Wrap]
  /** For depth textures: how a reference compares with the texel. Default: 'less-equal'. */
  readonly compare?: 'less' | 'less-equal' | 'greater' | 'greater-equal' | 'equal' | 'not-equal' | 'always' | 'never'
  /** The maximum number of samples along a slanted surface. Default: 1. More need linear `filter` and `mipmap`. */
  readonly anisotropy?: number
}
export type Wrap = 'repeat' | 'mirror' | 'clamp'

/** Memory that kernels read and write. Compared by identity. */
export interface StorageSource {
  readonly kind: 'storage'
  readonly name: string | undefined
  /** A runtime-sized array (its type has the count 0), or one value. */
  readonly type: ArrayType | StructType | MatrixType | NumericType | AtomicType
  /** The number of elements; undefined for one value. */
  readonly count: number | undefined
  readonly access: Exclude<Access, 'write'>
  /** The initial contents: the numbers of one value after another, without padding. Default: zeros. */
  readonly data?: ArrayLike<number> | undefined
}

export type UnaryOperator = '-' | '!' | '~'
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>' | '&&' | '||' | CompareOperator
export type CompareOperator = '<' | '<=' | '>' | '>=' | '==' | '!='

/** A symbol, because nodes also have the fields of users' structs. */
export const walkMark: unique symbol = /*#__PURE__*/ Symbol()

interface Base<Op extends string, Detail, T extends Type = Type> {
  readonly op: Op
  readonly type: T
  readonly args: readonly Expr[]
  readonly detail: Detail
  /** The number that the last walk gave it, 0 before the first. Only pass/walk.ts writes it, and says how long it is valid. */
  readonly [walkMark]?: number
}

/** A number or boolean; detail is the value. */
export type Literal = Base<'literal', number | boolean, ScalarType>
/** A parameter, a constant, a loop's counter or a variable; detail is its declaration. */
export type Param = Base<'param', Parameter>
/** An input of the stage. */
export type Input = Base<'input', InputName | StageInput, NumericType>
/** A uniform or texture of the application. */
export type Uniform = Base<'uniform', UniformSource>
/** A storage, with all its values. */
export type Storage = Base<'storage', StorageSource>
/** A vector, matrix, array or struct from its parts, a conversion (one argument of the same size), or a splat (one scalar). */
export type Construct = Base<'construct', undefined>
/** Components of a vector in any order; detail is letters of `xyzw`. */
export type Swizzle = Base<'swizzle', string, NumericType>
/** A field of a struct; detail is its index. */
export type Field = Base<'field', number>
/** An element of an array, a column of a matrix, or a component of a vector; args are the value and an int or uint. */
export type Index = Base<'index', undefined>
export type Unary = Base<'unary', UnaryOperator>
/**
 * Component-wise; one side may be a scalar beside a vector or matrix. Comparisons of vectors give a bvec, of matrices a bool.
 * `*` with a matrix is the product of linear algebra.
 */
export type Binary = Base<'binary', BinaryOperator>
/** A call of a built-in function; detail is its rule. */
export type Builtin = Base<'builtin', BuiltinRule>
/** A call of a user's function. */
export type Call = Base<'call', Func>
/** The same value, with this name for its constant in the text. */
export type Named = Base<'named', string>

export type Expr = Literal | Param | Input | Uniform | Storage | Construct | Swizzle | Field | Index | Unary | Binary | Builtin | Call | Named

/**
 * A built-in function, as passes and targets see it. Expressions hold the object itself, so a program carries only the built-ins it
 * uses. The rules for types are in shader/builtin.
 */
export interface BuiltinRule {
  readonly name: string
  /** Its name in a language, if not `name`. A polyfill is a function that is printed with the shader and called instead. */
  readonly glsl?: string | ((expr: Builtin) => string | Func)
  readonly wgsl?: string | ((expr: Builtin) => string | Func)
  /** The equivalent expression in WGSL, if more than the name differs. */
  readonly toWGSL?: (expr: Builtin) => Expr
  /** Whether its sign depends on the direction of rows: `toWGSL` flips it for a canvas; a target uses it as it is. */
  readonly followsRows?: boolean
  /** The same for GLSL. */
  readonly toGLSL?: (expr: Builtin) => Expr
  /** Applies every `toGLSL` in a body: only programs that need one carry it. */
  readonly bodyToGLSL?: (body: Block) => Block
  /** The text in GLSL of a built-in that is an operator there, without brackets; `text` prints an argument. Undefined if it is a function. */
  readonly glslOperator?: (expr: Builtin, text: (arg: Expr) => string, space: string) => string | undefined
  /** Set if it reads its texture through a sampler. */
  readonly sampler?: FindSamplers
  /** Whether it reads or writes memory that statements may change: then its order among the statements matters. */
  readonly effect?: 'reads' | 'writes'
  /** The stages that have it. Default: all. */
  readonly stages?: readonly StageName[]
  /** Whether it needs uniform control flow: all invocations of a group must reach it. */
  readonly uniformFlow?: boolean
  /** Whether its result is uniform: the same for all invocations of the workgroup, whatever it reads. */
  readonly givesUniform?: boolean
  /** The name that users know, if it differs; for diagnostics. */
  readonly calledAs?: string
  /** The alternative where a stage or the control flow does not allow it; for diagnostics. */
  readonly instead?: string
  /** Whether its first argument is a place, which WGSL passes as a pointer. */
  readonly pointer?: boolean
  /** The target feature it needs; targets without it refuse the shader. */
  readonly feature?: string
  /** Why a target does not support it, and what to do; for diagnostics. */
  readonly missing?: { readonly glsl?: string; readonly wgsl?: string; readonly js?: string }
}

/**
 * Adds a sampler for each texture, global or parameter, that a function samples, and names the samplers of global textures.
 * Callees come first.
 */
export type FindSamplers = (
  definitions: readonly { readonly order: readonly Expr[] }[],
  samplers: Samplers,
  name: (sampler: Parameter) => void,
) => SamplersInText
/** The samplers of a language that declares them apart from textures. */
export interface SamplersInText {
  /** The sampler that goes with an argument. */
  readonly passed: (expr: Expr, index: number) => Parameter | undefined
  /** The sampler declarations that follow a parameter's own. */
  readonly declared: (param: Parameter, name: (sampler: Parameter) => string) => readonly string[]
}
export type Samplers = Map<UniformSource | StorageSource | StageInput | Parameter | string, Parameter>

/** Assigns bindings to textures. */
export interface TextureBinder {
  /** The textures among the inputs of a program, with bindings from `first` on; a sampler takes the binding after its texture. */
  readonly list: (
    values: Iterable<readonly [InputName | StageInput | UniformSource | StorageSource, Type]>,
    nameOf: (source: UniformSource, type: Type) => string,
    samplers: Pick<Samplers, 'has'>,
    first: number,
  ) => readonly ProgramTexture[]
  /** The WGSL declarations of a texture. */
  readonly lines: (texture: ProgramTexture, samplerName: string) => readonly string[]
}

/** A name for a value in a function. Its identity ties the uses to the declaration. */
export interface Parameter {
  /** Hint for the name in the text. */
  readonly name: string
  readonly type: Type
  /**
   * The memory of one that can be assigned: a variable of the function, an `inout` parameter, memory shared by a workgroup, a variable
   * that all functions of an invocation share, or an output of a stage. Undefined for immutable ones: parameters, constants, loop counters.
   */
  readonly space?: 'function' | 'inout' | 'workgroup' | 'private' | 'output' | undefined
  /** The value of a module constant, made of literals alone. */
  readonly value?: Expr | undefined
  /** Declares all parameters of its kind, if it is a module constant or a variable of an invocation. */
  readonly moduleLines?: ModuleLines
}

/** A function. Compared by identity. */
export interface Func {
  /** Hint for the name in the text. */
  readonly name: string
  readonly params: readonly Parameter[]
  readonly result: Type
  /** The statements; a function that only computes is one `return`. */
  readonly body: Block
  /** What a body that is more than one `return` needs to be printed. */
  readonly statements?: StatementSupport | undefined
  /** Whether it has effects beyond its result: its place among the statements matters. */
  readonly effect?: 'reads' | 'writes' | undefined
  /** Where the user declared it. */
  readonly site: Site | undefined
}

/** Makes an expression: for passes, since users get nodes. */
export const makeExpr = <E extends Expr>(op: E['op'], type: E['type'], args: readonly Expr[], detail: E['detail']): E =>
  // The four members are those of E by the signature; TypeScript cannot see that they belong together.
  ({ op, type, args, detail, [walkMark]: 0 }) as Expr as E

/** The same expression with other arguments of the types that its kind requires. */
export const withArgs = ({ op, type, detail }: Expr, args: readonly Expr[]): Expr => ({ op, type, args, detail, [walkMark]: 0 }) as Expr
