/**
 * Compiles a program in the scalar form to a WebAssembly module that draws one image: its size and all that the shader reads from outside
 * are constants in it. It computes the same as target/cpu/js, to the bit, in single precision from the start instead of rounding doubles;
 * JavaScript engines compile it without having to discover the type of each variable first.
 *
 * It exports `draw`, and `memory`, which begins with the image: RGBA with 8 bits each, the top row first.
 */
import type { Func, Parameter } from '../../../ir/expr.ts'
import { boolType, floatType, intType, type Type } from '../../../ir/type.ts'
import { expressionsIn, statementsIn } from '../../../pass/walk.ts'
import type { PrintedProgram } from '../scalar/printed-program.ts'
import { imported } from './builtin.ts'
import { double as doubleBytes, list, single, sized, text, unsigned, type Bytes } from './byte.ts'
import { Code } from './code.ts'
import { hasInstructions, isScalar } from './expression.ts'
import { literal } from './literal.ts'
import { constant, control, convert, double, f64, i32, integer, memory, type ValueType } from './opcode.ts'
import { writeRounds, writeSlope, type Quad } from './quad.ts'
import { get, set, valueType, type Place, type Reach } from './reach.ts'
import { writeBlock } from './statement.ts'

/** An image of this size, and all values that the program reads. */
export interface Drawn {
  readonly width: number
  readonly height: number
  /** The value of each input; those of a pixel are set for each. */
  readonly valueOf: (param: Parameter) => number | boolean
  /** The position of the pixel: in the units of uv and in pixels. */
  readonly uv: readonly Parameter[]
  readonly fragCoord: readonly Parameter[]
  /** Inputs that vary linearly across pixels: the value where uv is (0, 0), and the change along u and v. */
  readonly planes: readonly { readonly param: Parameter; readonly plane: readonly [number, number, number] }[]
}

/**
 * Whether the program can be a module: it computes with single numbers, and those of constant tables.
 * Programs that read other memory, or textures, are left to JavaScript.
 */
export const isForModule = ({ functions, outer, tables, results }: PrintedProgram): boolean => {
  const readable = new Set<unknown>([results, ...tables.map(({ param }) => param)])
  return (
    tables.every(({ param }) => isScalar(scalarIn(param.type))) &&
    outer.every(({ params, isMemory }) => !isMemory && params.every(({ type }) => isScalar(type))) &&
    functions.every(
      ({ func, before, body, arrays, suspends }) =>
        !suspends &&
        arrays.length === 0 &&
        func.params.length <= most.params &&
        func.params.every(({ type }) => isScalar(type)) &&
        [before, body].every(
          (block) =>
            statementsIn(block).every(({ op, detail }) => op !== 'var' || isScalar(detail.type)) &&
            expressionsIn(block).every((expr) => hasInstructions(expr, readable)),
        ),
    )
  )
}

/** Limits of JavaScript engines (WebAssembly JavaScript Interface, implementation-defined limits); those of one function are in code.ts. A page has 65,536 bytes. */
const most = { params: 1000, globals: 1_000_000, pages: 65_536 }

/** The scalar type of an array, if all its scalars have one type. */
const scalarIn = (type: Type): Type => (type.kind === 'array' ? scalarIn(type.element) : 'scalar' in type ? type.scalar : type)

/** Undefined if it would exceed the limits of JavaScript engines. */
export const imageModule = (program: PrintedProgram, image: Drawn): Uint8Array<ArrayBuffer> | undefined => {
  const types = new Map<string, { readonly index: number; readonly bytes: Bytes }>()
  const typeIndex = (params: readonly ValueType[], results: readonly ValueType[]): Bytes => {
    const bytes = [0x60, ...list(params.map((type) => [type])), ...list(results.map((type) => [type]))]
    const key = bytes.join()
    let known = types.get(key)
    if (!known) types.set(key, (known = { index: types.size, bytes }))
    return unsigned(known.index)
  }
  const imports = Object.entries(imported).map(([name, count]) => [
    ...text('math'),
    ...text(name),
    0,
    ...typeIndex(
      Array.from({ length: count }, () => f64),
      [f64],
    ),
  ])

  const globals: Bytes[] = []
  const addGlobal = (type: Type, value: number): Place => {
    globals.push([valueType(type), 1, ...literal(value, type), control.end])
    return { isGlobal: true, index: globals.length - 1 }
  }
  const outside = new Map<Parameter, Place>()
  for (const { params } of program.outer) for (const param of params) outside.set(param, addGlobal(param.type, Number(image.valueOf(param))))
  const discarded = addGlobal(boolType, 0)
  const results = new Map<string, Place>()
  const result = (index: number, type: Type): Place => {
    const key = `${valueType(type)} ${index}`
    let place = results.get(key)
    if (!place) results.set(key, (place = addGlobal(type, 0)))
    return place
  }

  // The image comes before them.
  let length = image.width * image.height * 4
  const tables = new Map(
    program.tables.map(({ param, values }): readonly [Parameter, { readonly start: number; readonly bytes: Bytes }] => {
      const start = length
      length += values.length * 4
      return [param, { start, bytes: values.flatMap((value) => word(Number(value), scalarIn(param.type))) }]
    }),
  )
  const quad = program.quads ? quadFrom(addGlobal, length, imports.length + program.functions.length + 1) : undefined
  const starts = new Map<unknown, number>([...tables].map(([param, { start }]) => [param, start]))

  const indices = new Map<Func, number>(program.functions.map(({ func }, i) => [func, imports.length + i]))
  const discarding = new Set(program.functions.filter(({ discards }) => discards).map(({ func }) => func))
  const reachFrom = (code: Code, inside: Map<Parameter, Place>, declare: Reach['declare']): Reach => ({
    code,
    declare,
    placeOf: (param) => inside.get(param) ?? outside.get(param) ?? fail(param.name),
    result,
    tableAt: (table) => starts.get(table),
    functionIndex: (func) => indices.get(func) ?? fail(func.name),
    discards: (func) => discarding.has(func),
    discarded,
    quad,
  })
  const draw = new Code(0)
  const first = reachFrom(draw, outside, (param) => {
    const place = addGlobal(param.type, 0)
    outside.set(param, place)
    return place
  })
  const bodies = program.functions.map(({ func, before, body, discards, isEntry }) => {
    writeBlock(before, first, undefined)
    const code = new Code(func.params.length)
    const inside = new Map(func.params.map((param, index) => [param, { isGlobal: false, index }]))
    const reach = reachFrom(code, inside, (param) => {
      const place = { isGlobal: false, index: code.local(valueType(param.type)) }
      inside.set(param, place)
      return place
    })
    if (discards && isEntry) code.add(...literal(0, boolType), ...set(discarded))
    writeBlock(body, reach, resultOf(func))
    // A function with a result never reaches its end, which the format cannot know.
    if (resultOf(func)) code.add(control.unreachable)
    return code
  })
  const entry = program.functions.find(({ isEntry }) => isEntry)
  writePixels(draw, image, {
    placeOf: first.placeOf,
    call: [control.call, ...unsigned(entry ? first.functionIndex(entry.func) : 0)],
    colour: (k) => result(k, floatType),
    discarded: entry?.discards ? discarded : undefined,
    quad,
  })

  const declared = [...program.functions.map(({ func }) => func.params.map(({ type }) => valueType(type))), []].map((params, i) => {
    const type = program.functions[i] && resultOf(program.functions[i].func)
    return typeIndex(params, type ? [valueType(type)] : [])
  })
  if (quad) declared.push(typeIndex([valueType(floatType)], []))
  const slopes = quad ? [new Code(1)] : []
  for (const code of slopes) if (quad) writeSlope(code, quad)
  const pages = Math.ceil(length / 65536)
  const finished = [...bodies, draw, ...slopes].flatMap((code) => {
    const bytes = code.finish()
    return bytes ? [bytes] : []
  })
  if (finished.length <= bodies.length + slopes.length || globals.length > most.globals || pages > most.pages) return undefined
  const drawIndex = unsigned(imports.length + program.functions.length)
  const section = (id: number, items: readonly Bytes[]): Bytes => [id, ...sized(list(items))]
  return Uint8Array.from([
    // The magic number, and the version.
    0,
    ...text('asm').slice(1),
    1,
    0,
    0,
    0,
    ...section(
      1,
      [...types.values()].map(({ bytes }) => bytes),
    ),
    ...section(2, imports),
    ...section(3, declared),
    ...section(5, [[0, ...unsigned(pages)]]),
    ...section(6, globals),
    ...section(7, [
      [...text('memory'), 2, 0],
      [...text('draw'), 0, ...drawIndex],
    ]),
    ...section(10, finished),
    ...section(
      11,
      [...tables.values()].map(({ start, bytes }) => [0, ...literal(start, intType), control.end, ...sized(bytes)]),
    ),
  ])
}

/** A number as stored in memory. */
const word = (value: number, type: Type): Bytes => (type === floatType ? single(value) : [...new Uint8Array(Int32Array.of(value).buffer)])

const resultOf = ({ result }: Func): Type | undefined => (result.kind === 'nothing' ? undefined : result)

const fail = (name: string): never => {
  throw new TypeError(`expected ${name} to be declared: please report this`)
}

interface Pixel {
  readonly placeOf: (param: Parameter) => Place
  readonly call: Bytes
  readonly colour: (component: number) => Place
  /** The flag that the pixel was discarded, if that can happen. */
  readonly discarded: Place | undefined
  readonly quad: Quad | undefined
}

/** Variables of the module for it. */
const quadFrom = (addGlobal: (type: Type, value: number) => Place, start: number, slope: number): Quad => ({
  pixel: addGlobal(intType, 0),
  next: addGlobal(intType, 0),
  round: addGlobal(intType, 0),
  across: addGlobal(floatType, 0),
  up: addGlobal(floatType, 0),
  start,
  call: [control.call, ...unsigned(slope)],
})

/** Row by row from the top, where y is largest; or quad by quad. */
const writePixels = (code: Code, image: Drawn, { placeOf, call, colour, discarded, quad }: Pixel): void => {
  const [x, y, at] = [localOf(code), localOf(code), localOf(code)]
  const store = (): void => {
    for (let k = 0; k < 4; k++) {
      code.add(...get(at), ...get(colour(k)), ...convert.floatToDouble, constant.f64, ...doubleBytes(255), double.mul, double.nearest)
      // Negative numbers and NaN become 0.
      code.add(constant.f64, ...doubleBytes(255), double.min, ...convert.doubleToUint, memory.storeByte, 0, k)
    }
  }
  const run = (): void => {
    for (const [param, value] of placesOf(image, x, y)) code.add(...value, ...set(placeOf(param)))
    code.add(...call)
  }
  const keep = (): void => {
    if (!discarded) return store()
    code.add(...get(discarded), integer.eqz)
    return code.enclose(control.if, store)
  }
  if (quad) {
    const [left, bottom] = [localOf(code), localOf(code)]
    writeCount(code, bottom, { end: image.height, step: 2 }, () =>
      writeCount(code, left, { end: image.width, step: 2 }, () =>
        writeRounds(code, quad, (pixel) => {
          code.add(...get(left), ...literal(pixel & 1, intType), integer.add, ...set(x))
          code.add(...get(bottom), ...literal(pixel >> 1, intType), integer.add, ...set(y))
          run()
          // At the edges of an image of an odd size, some pixels of a quad are outside of it.
          code.add(...get(x), ...literal(image.width, intType), integer.ltS, ...get(y), ...literal(image.height, intType), integer.ltS, integer.and)
          code.enclose(control.if, () => {
            code.add(...literal(image.height - 1, intType), ...get(y), integer.sub, ...literal(image.width, intType), integer.mul)
            code.add(...get(x), integer.add, ...literal(2, intType), integer.shl, ...set(at))
            // An earlier round may not have discarded it.
            if (discarded) code.add(...get(at), ...literal(0, intType), memory.storeInt, 2, 0)
            keep()
          })
        }),
      ),
    )
    return
  }
  code.add(...literal(image.height - 1, intType), ...set(y))
  code.enclose(control.loop, (rows) => {
    writeCount(code, x, { end: image.width, step: 1 }, () => {
      run()
      keep()
      code.add(...get(at), ...literal(4, intType), integer.add, ...set(at))
    })
    code.add(...get(y), ...literal(1, intType), integer.sub, ...set(y), ...get(y), ...literal(0, intType), integer.geS)
    code.branch(control.brIf, rows)
  })
}

/** Counts from 0; the body runs at least once. */
const writeCount = (code: Code, place: Place, { end, step }: { readonly end: number; readonly step: number }, body: () => void): void => {
  code.add(...literal(0, intType), ...set(place))
  code.enclose(control.loop, (again) => {
    body()
    code.add(...get(place), ...literal(step, intType), integer.add, ...set(place), ...get(place), ...literal(end, intType), integer.ltS)
    code.branch(control.brIf, again)
  })
}

const localOf = (code: Code): Place => ({ isGlobal: false, index: code.local(i32) })

/** The position of a pixel: computed as in target/cpu/js, in double precision, rounded once. */
const placesOf = ({ width, height, uv, fragCoord, planes }: Drawn, x: Place, y: Place): readonly (readonly [Parameter, Bytes])[] => {
  const number = (value: number): Bytes => [constant.f64, ...doubleBytes(value)]
  const centre = (of: Place): Bytes => [...get(of), ...convert.intToDouble, ...number(0.5), double.add]
  const axes = [
    [x, width],
    [y, height],
  ] as const
  return [
    ...uv.map((param, i) => [param, [...centre(axes[i]?.[0] ?? x), ...number(axes[i]?.[1] ?? width), double.div, ...convert.doubleToFloat]] as const),
    ...fragCoord.slice(0, 2).map((param, i) => [param, [...centre(axes[i]?.[0] ?? x), ...convert.doubleToFloat]] as const),
    ...planes.map(({ param, plane: [start, along, up] }) => {
      const gain = (by: number, of: Place, size: number): Bytes => [...number(by), ...centre(of), double.mul, ...number(size), double.div, double.add]
      return [param, [...number(start), ...gain(along, x, width), ...gain(up, y, height), ...convert.doubleToFloat]] as const
    }),
  ]
}
