/**
 * The text of every diagnostic of the language, one function a code.
 * A text says what was expected, what it got, and how to fix it. Each has a golden test.
 */
import { isForeign } from './copy.ts'
import type { Diagnostic } from './diagnostic.ts'
import type { Site } from './site.ts'

export const notAValue = (wanted: string, came: unknown): Diagnostic => ({
  code: 'S1001',
  message: `expected ${wanted}, got ${describe(came)}`,
  hint: hintFor(wanted, came),
})

/** `what` is the statement that would call it. */
export const notACallback = (what: string, came: unknown): Diagnostic => ({
  code: 'S1001',
  message: `expected a function as the callback of ${what}, got ${describe(came)}`,
  hint: 'a statement is told what to do by a function that does it: () => { v.assign(1) }',
})

export const wrongComponents = (type: string, wanted: number, came: number): Diagnostic => ({
  code: 'S1002',
  message: `${type}() needs ${wanted} component${wanted === 1 ? '' : 's'} in all, got ${came}`,
  hint:
    wanted === 1
      ? 'give it one number, or one value to convert'
      : type.startsWith('mat')
        ? 'give one number for the diagonal, a vector for each column, or all numbers'
        : `give one number for all components, or parts that add up to ${wanted}`,
})

export const noComponent = (type: string, letters: string): Diagnostic => ({
  code: 'S1003',
  message: `${type} has no component "${letters}"`,
  hint: 'components are x, y, z and w, or r, g, b and a, as many as the vector has; the two sets do not mix',
})

const ranges: Readonly<Record<string, string>> = {
  float: '-3.4028234663852886e+38 to 3.4028234663852886e+38',
  half: '-65504 to 65504',
  int: '-2147483648 to 2147483647',
  uint: '0 to 4294967295',
}
export const notInRange = (came: number, type: string): Diagnostic => ({
  code: 'S1004',
  message: Number.isFinite(came) ? `expected a number from ${ranges[type]} for ${type}, got ${came}` : `expected a finite number, got ${came}`,
  hint: !Number.isFinite(came)
    ? 'no shader language has a literal for it; compute it from a uniform if you must'
    : type === 'int' && came > 0 && came < 2 ** 32
      ? 'a uint goes up to 4294967295; a pattern of bits is an int as value | 0'
      : `no ${type} is that large; bring the number into the range`,
})

/** For a value that the application sets. */
export const notFiniteUniform = (value: number): Diagnostic => ({
  code: 'S1004',
  message: `expected a finite number, got ${value}`,
  hint: 'look where it is computed: NaN often comes from a size that is not known yet, from 0 / 0, or from text that is no number',
})

export const operandsDiffer = (operator: string, left: string, right = ''): Diagnostic => ({
  code: 'S2001',
  message: right ? `"${operator}" cannot combine ${left} with ${right}` : `"${operator}" cannot be applied to ${left}`,
  hint: !right ? 'convert the value first' : 'both sides need the same type, or one side a scalar of the same kind; convert with float(), int(), vec3() …',
})

export const noOverload = (name: string, came: readonly string[], wanted: readonly (readonly string[])[]): Diagnostic => ({
  code: 'S2002',
  message: `${name}() needs ${wanted.map((types) => `(${types.join(', ')})`).join(' or ')}, got (${came.join(', ')})`,
  hint: 'convert or swizzle the arguments so that their types agree',
})

/** The arguments do not match the rule of a built-in, which is passed as it stands in builtin/. */
export const brokenRule = (
  name: string,
  came: readonly string[],
  {
    shape,
    arity,
    scalars,
    takes,
  }: {
    readonly shape: unknown
    readonly arity: number
    readonly scalars: readonly { readonly name: string }[]
    readonly takes?: string | undefined
  },
): Diagnostic => ({
  code: 'S2002',
  message: `${name}() needs ${takes ?? describeRule(String(shape), arity, scalars.map((scalar) => scalar.name).join(', '))}, got (${came.join(', ')})`,
  hint: 'convert or swizzle the arguments so that their types agree',
})

export const wrongArgument = (name: string, parameter: string, wanted: string, came: unknown): Diagnostic => ({
  code: 'S2003',
  message: `parameter "${parameter}" of ${name}() needs ${wanted}, got ${describe(came)}`,
  hint:
    came === undefined
      ? 'nothing was given for it: pass a value for each that the declaration has'
      : isForeign(came)
        ? oneCopy
        : wanted.startsWith('a variable')
          ? 'it is written back: make a variable with toVar(), and pass that'
          : describe(came) === wanted
            ? 'two declarations have this name: declare the type once, and import it from one place'
            : 'convert or swizzle the argument, or change the type in the declaration',
})

export const wrongCount = (name: string, wanted: number, came: number): Diagnostic => ({
  code: 'S2004',
  message: `${name}() needs ${wanted} argument${wanted === 1 ? '' : 's'}, got ${came}`,
  hint: 'pass one for each that the declaration has',
})

export const wrongResult = (name: string | undefined, wanted: string, came: string): Diagnostic => ({
  code: 'S2005',
  message: `${name === undefined ? 'the function' : `the body of "${name}"`} must return ${wanted}, it returns ${came}`,
  hint: 'convert what it returns, or change the result in the declaration',
})

export const wrongTexture = (method: string, came: string): Diagnostic => ({
  code: 'S2007',
  message: `${came} has no ${method}()`,
  hint: 'colour textures are sampled, depth textures compared, integer textures loaded, storage textures read and stored',
})

export const notAnInteger = (value: number, type: string): Diagnostic => ({
  code: 'S2006',
  message: `expected a whole number for ${type}, got ${value}`,
  hint: value < 0 && value % 1 === 0 ? 'a uint is never negative; use an int' : 'round the number, or convert the other side with float()',
})

/** `calls` begins and ends with the same function. */
export const recursion = (calls: readonly string[]): Diagnostic => ({
  code: 'S3001',
  message: `"${calls[0]}" calls itself${calls.length > 2 ? `: ${calls.join(' → ')}` : ''}`,
  hint: 'shaders have no recursion; write it as a loop',
})

export const notAColour = (came: unknown): Diagnostic => ({
  code: 'S3002',
  message: `a fragment must be a vec3 or vec4 colour, got ${describe(came)}`,
  hint: isForeign(came) ? oneCopy : 'wrap it, for example vec4(vec3(value), 1)',
})

export const foreignParameter = (name: string, user: string): Diagnostic => ({
  code: 'S3003',
  message: `"${user}" uses parameter "${name}" of another function`,
  hint: 'pass the value as an argument instead of keeping the node',
})

export const sameLabel = (label: number): Diagnostic => ({
  code: 'S1010',
  message: `expected a value that no other Case of this Switch has, got ${label} again`,
  hint: 'put what is to be done for it into one Case',
})

export const notStorable = (type: string): Diagnostic => ({
  code: 'S1011',
  message: `expected a value that a variable can hold, got ${type}`,
  hint: 'only numbers, bools, vectors, matrices, and structs and arrays of these have a copy; use the node itself',
})

export const readOnly = (name: string): Diagnostic => ({
  code: 'S1012',
  message: `expected something that can be written, got the storage "${name}", which is declared to be read only`,
  hint: "leave its access out, or make it { access: 'read_write' }",
})

export const outOfRange = (type: string, count: number, came: number): Diagnostic => ({
  code: 'S1005',
  message: `${type} has the indices 0 to ${count - 1}, got ${came}`,
  hint: 'the first has the index 0; correct the number, or make the whole longer',
})

export const statementOutside = (what: string): Diagnostic => ({
  code: 'S1006',
  message: `${what} is a statement, and there is no body here that it could be part of`,
  hint: 'use it inside the body of fn(…), which runs when the function is first called',
})

export const notInBody = (what: string): Diagnostic => ({
  code: 'S1007',
  message: `${what} must follow the statement it belongs to at once`,
  hint: 'chain it: If(…, () => { … }).ElseIf(…, () => { … }).Else(() => { … })',
})

export const notInLoop = (what: string): Diagnostic => ({
  code: 'S1008',
  message: `${what} needs a Loop around it`,
  hint: 'put it into the callback of a Loop; to leave the function, use Return()',
})

/** `wanted` is the primitive that JavaScript asks an object for: a number, a string, or either. */
export const notAPrimitive = (type: string, wanted: string): Diagnostic => ({
  code: 'S1015',
  message: `expected ${wanted === 'string' ? 'text or the key of a property' : wanted === 'number' ? 'a number for arithmetic, a comparison or Math of JavaScript' : 'a number or text for + or == of JavaScript'}, got a node of type ${type}`,
  hint:
    wanted === 'string'
      ? 'its value is known only where the shader runs: elements are chosen with at(i) from array(type, count)([…]), and toGLSL() prints a shader'
      : wanted === 'number'
        ? 'operators are methods, a.sub(b), a.mul(b), a.lessThan(b) …, and functions are those of kirari/node, sin(a), max(a, b) …'
        : 'operators are methods: a.add(b), a.equal(b)',
})

/** `what` is the statement that the callback belongs to. */
export const emptyBody = (what: string): Diagnostic => ({
  code: 'S1013',
  message: `the callback of ${what} makes values and does nothing with them`,
  hint: 'a node never changes, and a variable of JavaScript is not one of the shader: before this statement write const v = value.toVar(), in its callback v.assign(…) or v.addAssign(…)',
})

/** `came` is the type of the value. */
export const valueFromBody = (what: string, came: string): Diagnostic => ({
  code: 'S1014',
  message: `the callback of ${what} must return nothing, it returns ${came}`,
  hint:
    came === 'a promise'
      ? 'it runs once, while the shader is made: leave async away, and wait before that'
      : 'Return(value) ends the function with it; v.assign(value) keeps it in a variable that was made before, const v = value.toVar()',
})

/** `name` is that of a parameter or counter. */
export const notAPlace = (came: string, name?: string): Diagnostic => ({
  code: 'S1009',
  message: `only a variable, or a part of one, can be assigned; ${name === undefined ? `this ${came} is a value` : `"${name}" keeps the value it was given`}`,
  hint: `make it a variable first: const v = ${name ?? 'value'}.toVar(), then v.assign(…)`,
})

export const writtenTwice = (letters: string): Diagnostic => ({
  code: 'S1009',
  message: `expected each component once on the left of an assignment, got "${letters}"`,
  hint: 'assign to a swizzle without repeated letters',
})

/** `name` if it has one; `made` is where it was made. */
export const usedOutside = (name: string | undefined, type: string, made?: Site): Diagnostic => ({
  code: 'S3004',
  message: `${name === undefined ? `this ${type}` : `"${name}"`} was made inside a branch or loop and is used outside of it`,
  hint: 'make a variable before the branch with toVar(), and assign it inside',
  ...(made && { notes: [{ message: 'it was made here', site: made }] }),
})

/** `name` if it has one; `used` is where it is used. A callback made it; the error points at the callback's statement. */
export const valueLeft = (name: string | undefined, type: string, used?: Site): Diagnostic => ({
  code: 'S3004',
  message: `${name === undefined ? `a ${type}` : `"${name}"`} was made inside a branch or loop, is not used there, and is used outside of it`,
  hint: 'a variable of JavaScript gets its new value once, whether the branch is taken or not: before this statement write const v = value.toVar(), in its callback v.assign(…)',
  ...(used && { notes: [{ message: 'it is used here', site: used }] }),
})

export const missingReturn = (name: string, wanted: string): Diagnostic => ({
  code: 'S3005',
  message: `"${name}" must return ${wanted}, but can reach its end without a result`,
  hint: 'return a value from the callback, or Return(value) on every path',
})

/** `cause` is the value that the branch depends on; `instead` does the same without the neighbours. A barrier has no value. */
export const nonUniform = (what: string, hasValue: boolean, branch: string, cause: string, instead: string | undefined): Diagnostic => ({
  code: 'S3006',
  message: `${what} must be reached by all neighbours together, but this ${branch} goes by ${cause}, which differs between them`,
  hint: `${hasValue ? `write const v = value.toConst('v') before the ${branch} and use v inside` : `move it out of the ${branch}`}${instead ? `, or use ${instead}` : ''}`,
})

export const wrongStage = (what: string, stages: readonly string[], stage: string, hint: string): Diagnostic => ({
  code: 'S3007',
  message: `expected something that the ${stage} stage has, got ${what}, which belongs to the ${stages.join(' and the ')} stage`,
  hint,
})

/** `why` is what the built-in's rule says about the target, and how to fix it. */
export const noForm = (name: string, target: string, why: string | undefined): Diagnostic => ({
  code: 'S3008',
  message: `${target} has no ${name}`,
  hint: why,
})

export const sameVariable = (name: string, first: string, second: string, variable: string): Diagnostic => ({
  code: 'S3009',
  message: `${name}() writes both "${first}" and "${second}" back to "${variable}": which comes last, no language says`,
  hint: `copy it first, const copy = ${variable}.toVar(), and pass the copy to one of the two`,
})

export const endless = (): Diagnostic => ({
  code: 'S3010',
  message: 'this Loop never ends: its condition is always true, and nothing inside leaves it',
  hint: 'give it a condition that changes, or leave it with If(…, () => { Break() })',
})

/** `kernel` is its name. */
export const notOwnElement = (storage: string, kernel: string): Diagnostic => ({
  code: 'S3011',
  message: `on WebGL2 "${kernel}" can write its own element only, and this may be another element of the storage "${storage}"`,
  hint: 'write .at(i) with the i that the kernel is given, and read what it needs of other elements; writing anywhere takes WebGPU',
})

export const notInKernel = (what: string): Diagnostic => ({
  code: 'S3012',
  message: `a kernel has no workgroups, so it has no ${what}`,
  hint: 'the kernel is given its number i and its place id; what works in groups is written with compute(…) and run with dispatch(…), on WebGPU',
})

/** `what` is the statement that is too deep. */
export const nestedTooDeep = (what: string): Diagnostic => ({
  code: 'S3013',
  message: `this ${what} is nested deeper than WebGPU and WebGL2 compile: expected at most 60 statements inside of each other, or 97 ElseIf in a row`,
  hint:
    what === 'ElseIf'
      ? 'choose with Switch, by an index into an array, or with a Loop'
      : 'put the inner statements into a function of their own, or join the conditions with and()',
})

const describeRule = (shape: string, arity: number, kinds: string): string => {
  const count = `${arity} argument${arity === 1 ? '' : 's'}`
  switch (shape) {
    case 'map':
      return `${count} of one type (${kinds} or their vectors; a scalar may stand for a vector)`
    case 'fold':
    case 'vector':
      if (kinds === 'bool') return 'a bvec'
      return arity === 1 ? 'a vector of floats' : 'two vectors of floats of one size'
    case 'cross':
      return 'two vec3'
    case 'select':
      return 'two values of one type and a bool, or a bvec of their size'
    default:
      return `a value of ${kinds}, or a vector of them`
  }
}

/** How to fix two copies of the package. */
const oneCopy =
  'two copies of kirari are loaded, and neither knows what the other made: install one version (npm ls kirari), and have it bundled once (resolve.dedupe in Vite)'

/** How to fix it, as far as the received value shows. */
const hintFor = (wanted: string, came: unknown): string | undefined => {
  if (isForeign(came)) return oneCopy
  if (isPromise(came)) return 'shaders are made at once: await what is needed before, outside of the function'
  if (came === undefined) return 'a value may be missing: does its function return it, and is it made before this line?'
  // Anything but a value of a shader was expected, and the message is complete without a hint.
  if (!/^(?:an? )?(?:node|bool|float|int|uint|half|[hiub]?vec|mat|scalar|columns|start)/.test(wanted) || wanted.includes('attribute')) return undefined
  if (typeof came === 'function') return 'type' in came ? 'this is a type; call it to make a value, such as vec3(0)' : 'call it, and pass what it gives'
  if (typeof came === 'object' && came !== null && 'type' in came)
    return wanted.includes('bool') ? 'compare it with something to get a bool' : 'convert it, for example with float() or int()'
  return Array.isArray(came) ? 'an array is no vector; write vec3(1, 2, 3)' : 'pass a node, such as uv or float(1), or a number where one number is enough'
}

const isPromise = (value: unknown): boolean => typeof value === 'object' && value !== null && 'then' in value

const describe = (value: unknown): string => (isForeign(value) ? `${describeOwn(value)} of another copy of kirari` : describeOwn(value))

const describeOwn = (value: unknown): string => {
  if (value === null) return 'null'
  if (value === undefined) return 'undefined'
  if (Array.isArray(value)) return value.length <= 4 && value.every((one) => typeof one === 'number') ? `the array [${value.join(', ')}]` : 'an array'
  if (isPromise(value)) return 'a promise'
  if (typeof value === 'function') return 'type' in value ? `the type ${typeName(value.type)}` : 'a function'
  if (typeof value === 'object') return 'type' in value ? typeName(value.type) : className(value)
  if (typeof value === 'string') return `the string ${JSON.stringify(value)}`
  return typeof value === 'number' || typeof value === 'boolean' ? `the ${typeof value} ${value}` : `a ${typeof value}`
}

/** The class of an object, such as Float64Array; an object literal has none. */
const className = (value: object): string => {
  const maker: unknown = Reflect.get(value, 'constructor')
  const name = typeof maker === 'function' ? maker.name : ''
  if (name === '' || name === 'Object') return 'an object'
  return `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`
}

const typeName = (type: unknown): string => (typeof type === 'object' && type !== null && 'name' in type ? String(type.name) : 'an object')
