/**
 * Expressions and functions: what every stage of the pipeline reads.
 *
 * An expression is a value without side effects. It never changes after it is made, its type is fixed
 * when it is made, and it is shared by identity: an expression that two others use is computed once.
 * All expressions have the same four members, so a pass can rebuild one without knowing its kind;
 * `detail` holds what is particular to each kind. A fifth, `walkMark`, is no part of the value.
 *
 * Within one statement an expression tree has no order: what must be computed before something else is a statement of its own.
 *
 * Must not know: node methods, targets, GPUs.
 */
import type { Site } from '../diagnostic/site.ts'
import type { ProgramTexture, ProgramUniform } from './program.ts'
import type { TargetSource } from './resource.ts'
import type { Block, LayOut, StatementRule } from './statement.ts'
import type { ConstantLines } from './text.ts'
import type { Access, ArrayType, AtomicType, MatrixType, NumericType, ResourceType, ScalarType, StructType, Type, ValueType } from './type.ts'

/** What the engine tells every fragment. Lengths of time in seconds, sizes in pixels, y up. */
export type InputName =
  /** Where the pixel is, (0, 0) bottom left to (1, 1) top right; vec2. */
  | 'uv'
  /** Seconds since the engine started, held while it is stopped; float. */
  | 'time'
  /** Seconds between the frame before and this one, 0 while the engine is stopped; float. */
  | 'deltaTime'
  /** How many frames time has run for; uint. */
  | 'frame'
  /** Size of the drawing buffer in pixels; vec2. */
  | 'resolution'
  /** Last place of the pointer in the units of uv, (0.5, 0.5) before it came; vec2. */
  | 'pointer'

export type StageName = 'vertex' | 'fragment' | 'compute'

/** What a stage is given for each vertex, pixel or invocation. Two are the same when they are the same object. */
export type StageInput = BuiltinInput | Attribute | Varying

/** Provided by the platform. */
export interface BuiltinInput {
  readonly kind: 'builtin'
  /** Hint for the name in the text. */
  readonly name: string
  readonly type: NumericType
  /** The stages that have it. */
  readonly stages: readonly StageName[]
  /** The text that reads it in GLSL; undefined where GLSL ES 3.00 has none. */
  readonly glsl: string | undefined
  /** Its name in WGSL's `@builtin(…)`; undefined where WGSL has none. */
  readonly wgsl: string | undefined
  /** The feature it needs, by its name in WebGPU. */
  readonly feature?: string | undefined
  /** What it is where one triangle covers the picture. */
  readonly fullScreen?: (() => Expr) | undefined
}

/** Read from a buffer for each vertex, or for each instance. */
export interface Attribute {
  readonly kind: 'attribute'
  readonly name: string
  readonly type: NumericType
  readonly instanced: boolean
}

/** Computed for each vertex and handed to the pixels between. */
export interface Varying {
  readonly kind: 'varying'
  readonly name: string
  readonly type: NumericType
  /** What the vertex stage computes. */
  readonly value: Expr
  readonly interpolation: 'smooth' | 'flat'
  readonly sampling: 'center' | 'centroid'
}

/** A value or a texture that the application sets. The engine reads it when it draws and listens for changes. */
export interface UniformSource {
  readonly type: ValueType | ResourceType
  /** Hint for the name in the text. */
  readonly name: string | undefined
  /** The value now: a scalar; an array with one entry a component, matrices by columns; for structs and arrays objects and arrays of these. */
  readonly value: UniformValue
  /** How a texture is read; undefined for everything else. */
  readonly sampler?: SamplerSettings | undefined
  /** The texels of a texture, where they are known as numbers; its `value` is an empty list. */
  readonly image?: PixelImage | undefined
  /** A picture that only the platform can read, in place of `image`. */
  readonly external?: ExternalImage | undefined
  /** Counts the pictures that were set, and changes of the texels of the same one: a texture is filled again when it differs. */
  readonly version?: number
  /** The target it is a picture of, if it is. */
  readonly attachment?: { readonly target: TargetSource; readonly name: string } | undefined
  /** What binds it, if it is a texture. */
  readonly binder?: TextureBinder
  /** For what a WGSL block does not keep as it is: how it is kept and read. It comes with the uniform, so a program without one does not carry it. */
  readonly packed?: PackedUniform | undefined
  /** Calls `listener` after each change; returns the way to stop. `host` is whose listener it is, for values that have to be asked. */
  subscribe(listener: () => void, host?: ValueHost): () => void
}
/** A uniform of many parts, or of one that a WGSL block cannot keep. */
export interface PackedUniform {
  /** The type of its place in a WGSL block, where bools are u32 and elements of arrays are 16 bytes apart or multiples of them. */
  readonly stored: ValueType
  readonly byteLength: number
  /** Its place in the block is a multiple of so many bytes. */
  readonly align: number
  /** What is written one at a time, for a uniform of this name at this place in the block. */
  writes(name: string, nameField: (hint: string) => string, byteOffset: number): readonly ProgramUniform[]
  /** An expression with what it uses of any such uniform read from there, as late as can be: a path stays one until it ends at a number. */
  readonly expression: (expr: Expr) => Expr
  /** The same for a statement, which uses wholes. */
  readonly statement: StatementRule
}
/** A scalar, vector or matrix in memory, or an array of one of them. */
export interface MemoryLeaf {
  /** Fields by name and elements by number, from the whole to the leaf. */
  readonly path: readonly (string | number)[]
  readonly type: NumericType | MatrixType | AtomicType
  /** How many of the type there are, for an array. */
  readonly count?: number | undefined
  /** From the start of the whole, by WGSL's rules. */
  readonly byteOffset: number
  /** From one element of an array, or one column of a matrix, to the next. */
  readonly byteStride: number
}
/** Where the engine gets a value from: a uniform, or a part of one. */
export interface ValueSource extends Pick<UniformSource, 'value' | 'subscribe'> {
  /** The uniform it is a part of, which says when it changes. */
  readonly owner?: ValueSource | undefined
  /** For a value that each engine has of its own, such as where the pointer is over its canvas: the one of this host, always the same. */
  readonly attach?: ((host: ValueHost) => ValueSource) | undefined
}

/** An engine, as the values that it shows see it. What it has of the platform is an object here: the language does without the platform's types. */
export interface ValueHost {
  /** The canvas now; another may take its place while nothing listens. */
  readonly canvas: object
  /** Where the pointer is listened to: the canvas, or the window. */
  readonly pointerTarget: () => object
  /**
   * Has `poll` called before each picture while the canvas can be seen; returns the way to stop.
   * It answers whether it has to be asked in the next animation frame too, also if nothing else happens.
   */
  readonly beforeFrame: (poll: () => boolean) => () => void
  /** Tells the application of something that no call of it could be told. */
  readonly failed: (error: unknown) => void
}

export type UniformValue = number | boolean | readonly UniformValue[] | { readonly [field: string]: UniformValue }

/** Numbers of texels. In a texture of floats, whole numbers of 8 bits stand for 0 to 1 (signed: −1 to 1), as they do on a GPU. */
export type PixelData = Uint8Array | Uint8ClampedArray | Int8Array | Uint16Array | Int16Array | Uint32Array | Int32Array | Float32Array

/** A picture as numbers. */
export interface PixelImage {
  readonly width: number
  readonly height: number
  /** Slices of a 3D texture, layers of an array; 1 when nothing is said, 6 for a cube: +x, −x, +y, −y, +z, −z. */
  readonly depth?: number
  /**
   * Row after row, slice after slice; the first number belongs to the texel at uv (0, 0). One, two or four numbers a texel, as its length says;
   * what is missing is 0, and 1 for the fourth. Depth textures have one.
   */
  readonly data: PixelData
  /** The smaller levels, each half as wide, high and (in 3D) deep as the one before, rounded down but at least 1. */
  readonly mipmaps?: readonly PixelData[]
}

/** A picture that the platform keeps: an image, canvas, bitmap or video. A cube has six, an array or 3D texture one a layer. */
export interface ExternalImage {
  readonly width: number
  readonly height: number
  /** What the platform takes: ImageBitmap, HTMLImageElement, HTMLCanvasElement, OffscreenCanvas, HTMLVideoElement, VideoFrame, ImageData. */
  readonly elements: readonly object[]
  /** Whether its first row goes to the top, uv.y = 1, so that it stands upright; true when nothing is said. The faces of a cube stand upright without it. */
  readonly flipY: boolean
  /** Whether colours are multiplied by their alpha; true, as everything that is drawn. */
  readonly premultiply: boolean
  readonly colorSpace: 'srgb' | 'display-p3'
  /** 'srgb': the numbers as they are. 'linear': decoded to light when they are read (an sRGB texture). */
  readonly encoding: 'srgb' | 'linear'
  /** Counts new frames of a video: a texture is filled again when it differs. */
  readonly version: number
  /** Whether bitmaps were made with their alpha as `premultiply` says; any other is converted when it is given to the GPU. */
  readonly isConverted?: boolean
  /** Calls `listener` at each new frame; returns the way to stop. Only what changes by itself has it, and it costs nothing while nobody listens. */
  subscribe?(listener: () => void): () => void
}

/** How a texture is read between and outside its texels. Textures of integers are never mixed. */
export interface SamplerSettings {
  /** Between texels; 'linear' when nothing is said. */
  readonly filter?: 'nearest' | 'linear'
  /** Between levels; 'none' when nothing is said: level 0 alone is read. */
  readonly mipmap?: 'none' | 'nearest' | 'linear'
  /** Outside 0 … 1, for each direction; 'clamp' when nothing is said. Cubes have no outside. */
  readonly wrap?: Wrap | readonly [Wrap, Wrap] | readonly [Wrap, Wrap, Wrap]
  /** For depth textures: what a reference is asked against the texel; 'less-equal' when nothing is said. */
  readonly compare?: 'less' | 'less-equal' | 'greater' | 'greater-equal' | 'equal' | 'not-equal' | 'always' | 'never'
  /** How many samples along a slanted surface, at most; 1 when nothing is said. More need linear `filter` and `mipmap`. */
  readonly anisotropy?: number
}
export type Wrap = 'repeat' | 'mirror' | 'clamp'

/** Memory that kernels read and write. Two are the same when they are the same object. */
export interface StorageSource {
  readonly kind: 'storage'
  readonly name: string | undefined
  /** An array as long as the buffer (its type has the count 0), or one value. */
  readonly type: ArrayType | StructType | MatrixType | NumericType | AtomicType
  /** How many elements the buffer has; undefined for one value. */
  readonly count: number | undefined
  readonly access: Exclude<Access, 'write'>
  /** What it starts with: the numbers of one value after another, without gaps; zeros when nothing is said. */
  readonly data?: ArrayLike<number> | undefined
}

export type UnaryOperator = '-' | '!' | '~'
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<<' | '>>' | '&&' | '||' | CompareOperator
export type CompareOperator = '<' | '<=' | '>' | '>=' | '==' | '!='

/** No string, since nodes have the fields of users' structs beside it. */
export const walkMark: unique symbol = /*#__PURE__*/ Symbol()

interface Base<Op extends string, Detail, T extends Type = Type> {
  readonly op: Op
  readonly type: T
  readonly args: readonly Expr[]
  readonly detail: Detail
  /** The number that the last walk to meet it gave it, 0 before: pass/walk.ts alone writes it, and says how long it is valid. */
  readonly [walkMark]?: number
}

/** A number or truth value; detail is the value. */
export type Literal = Base<'literal', number | boolean, ScalarType>
/** A parameter, a constant, a loop's counter or a variable; detail is its declaration. */
export type Param = Base<'param', Parameter>
/** A value the stage is given. */
export type Input = Base<'input', InputName | StageInput, NumericType>
/** A value or texture the application provides. */
export type Uniform = Base<'uniform', UniformSource>
/** The whole of a storage buffer. */
export type Storage = Base<'storage', StorageSource>
/** A vector, matrix, array or struct from parts, a conversion (one argument of the same size), or a splat (one scalar). */
export type Construct = Base<'construct', undefined>
/** Components of a vector in any order; detail is letters of `xyzw`. */
export type Swizzle = Base<'swizzle', string, NumericType>
/** A field of a struct; detail is its index. */
export type Field = Base<'field', number>
/** An element of an array, a column of a matrix, a component of a vector; args are the whole and an int or uint. */
export type Index = Base<'index', undefined>
export type Unary = Base<'unary', UnaryOperator>
/**
 * Component-wise; one side may be a scalar beside a vector or matrix. Comparisons of vectors give a bvec, of matrices a bool.
 * `*` with a matrix is the product of linear algebra.
 */
export type Binary = Base<'binary', BinaryOperator>
/** A built-in function; detail says what it is and how the languages spell it. */
export type Builtin = Base<'builtin', BuiltinRule>
/** A call of a user's function. */
export type Call = Base<'call', Func>
/** The same value, kept in a constant of this name in the text. */
export type Named = Base<'named', string>

export type Expr = Literal | Param | Input | Uniform | Storage | Construct | Swizzle | Field | Index | Unary | Binary | Builtin | Call | Named

/**
 * What the stages behind a front end know of a built-in function. An expression holds the object itself, so a program
 * carries only the built-ins it uses. The rule for its types is in shader/builtin.
 */
export interface BuiltinRule {
  readonly name: string
  /** How a language spells it, where not by `name`. A function is a polyfill: it is called, and printed with the shader. */
  readonly glsl?: string | ((expr: Builtin) => string | Func)
  readonly wgsl?: string | ((expr: Builtin) => string | Func)
  /** The same value in a form that WGSL has; for what differs in more than its name. */
  readonly toWGSL?: (expr: Builtin) => Expr
  /** Its sign follows the direction in which rows count: `toWGSL` turns it for a canvas, and a target has it as it is. */
  readonly followsRows?: boolean
  /** The same for GLSL. */
  readonly toGLSL?: (expr: Builtin) => Expr
  /** Gives a body with each `toGLSL` in it applied: a program that needs none does not carry it. */
  readonly bodyToGLSL?: (body: Block) => Block
  /** What GLSL has an operator for: the text, not in brackets, with `text` for an argument. Undefined where it is a function. */
  readonly glslOperator?: (expr: Builtin, text: (arg: Expr) => string, space: string) => string | undefined
  /** It reads its texture through a sampler. */
  readonly sampler?: FindSamplers
  /** Whether it reads memory that statements may change, or changes it: then its place among the statements matters. */
  readonly effect?: 'reads' | 'writes'
  /** The only stages that have it. */
  readonly stages?: readonly StageName[]
  /** It needs all invocations of a group to get there: not inside a branch that only some take. */
  readonly uniformFlow?: boolean
  /** What it gives is the same for all invocations of the workgroup, whatever it reads. */
  readonly givesUniform?: boolean
  /** What users call it, where its name does not say; for diagnostics. */
  readonly calledAs?: string
  /** What does the same in the stages, and under the conditions, in which it is not allowed; for diagnostics. */
  readonly instead?: string
  /** Its first argument is a place, which WGSL passes as a pointer. */
  readonly pointer?: boolean
  /** The feature of a target it needs; a target without it refuses the shader. */
  readonly feature?: string
  /** Why a target has no such function, and what to do; for diagnostics. */
  readonly missing?: { readonly glsl?: string; readonly wgsl?: string; readonly js?: string }
}

/**
 * Finds the textures, given or parameters, that some function reads through a sampler, and adds a sampler for each; those of given
 * textures get their names. Callees come first.
 */
export type FindSamplers = (
  definitions: readonly { readonly order: readonly Expr[] }[],
  samplers: Samplers,
  name: (sampler: Parameter) => void,
) => SamplersInText
/** Where samplers stand in a language in which they are apart from their textures. */
export interface SamplersInText {
  /** The sampler that goes with an argument. */
  readonly passed: (expr: Expr, index: number) => Parameter | undefined
  /** The declaration that follows the one of a parameter. */
  readonly declared: (param: Parameter, name: (sampler: Parameter) => string) => readonly string[]
}
export type Samplers = Map<UniformSource | StorageSource | StageInput | Parameter | string, Parameter>

/** Gives textures their places. */
export interface TextureBinder {
  /** The textures among what a program is given, each with a binding from `first` on, and one after it for its sampler. */
  readonly list: (
    values: Iterable<readonly [InputName | StageInput | UniformSource | StorageSource, Type]>,
    nameOf: (source: UniformSource, type: Type) => string,
    samplers: Pick<Samplers, 'has'>,
    first: number,
  ) => readonly ProgramTexture[]
  /** The declarations of one in WGSL. */
  readonly lines: (texture: ProgramTexture, samplerName: string) => readonly string[]
}

/** A name for a value in a function. Its identity ties the uses to the declaration. */
export interface Parameter {
  /** Hint for the name in the text. */
  readonly name: string
  readonly type: Type
  /**
   * Where it lives when it can be assigned: a variable of the function, a parameter that is written back,
   * memory shared by a workgroup, a variable that all functions of an invocation share, or what a stage gives on. Undefined: it has one value, a parameter, a constant or a loop's counter.
   */
  readonly space?: 'function' | 'inout' | 'workgroup' | 'private' | 'output' | undefined
  /** For a constant of the module, which no function declares: what it is, made of literals alone. */
  readonly value?: Expr | undefined
  /** Declares it, if it is such a constant, and all others. */
  readonly constantLines?: ConstantLines
}

/** A function. Two functions are the same when they are the same object. */
export interface Func {
  /** Hint for the name in the text. */
  readonly name: string
  readonly params: readonly Parameter[]
  readonly result: Type
  /** What it does; a function that only computes is one `return`. */
  readonly body: Block
  /** Turns the body into lines of text, where it is more than one `return`: a program without statements does not carry it. */
  readonly layOut?: LayOut | undefined
  /** What WGSL needs done to such statements. */
  readonly toWGSL?: readonly StatementRule[] | undefined
  /** Whether it has effects beyond its result: its place among the statements matters. */
  readonly effect?: 'reads' | 'writes' | undefined
  /** Where the user declared it. */
  readonly site: Site | undefined
}

/** Makes an expression that no user sees: used by passes. */
export const makeExpr = <E extends Expr>(op: E['op'], type: E['type'], args: readonly Expr[], detail: E['detail']): E =>
  // The four members are those of E by the signature; TypeScript cannot see that they belong together.
  ({ op, type, args, detail, [walkMark]: 0 }) as Expr as E

/** The same expression of other arguments, which have the types that its kind asks for. */
export const withArgs = ({ op, type, detail }: Expr, args: readonly Expr[]): Expr => ({ op, type, args, detail, [walkMark]: 0 }) as Expr
