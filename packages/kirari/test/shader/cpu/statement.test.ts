/** Every kind of statement on the CPU, and its edge cases. */
import { describe, expect, it } from 'vitest'
import { field, index, swizzle } from '../../../src/shader/pass/build.ts'
import { makeStatement } from '../../../src/shader/ir/statement.ts'
import { arrayOf, matrixOf } from '../../../src/shader/ir/compound-type.ts'
import { boolType, floatType, intType, nothingType, uintType, type StructType } from '../../../src/shader/ir/type.ts'
import {
  add,
  assign,
  binary,
  call,
  choose,
  construct,
  count,
  forever,
  func,
  give,
  int,
  less,
  letOf,
  number,
  numbers,
  param,
  perform,
  procedure,
  pure,
  read,
  runOf,
  simple,
  textOf,
  uint,
  variable,
  varOf,
  vec2,
  vec3,
  when,
} from './run.ts'

const x = param('x', floatType)
const n = param('n', intType)
const p = param('p', vec3)
const v = variable('v', vec3)
const sum = variable('sum', floatType)
const i = param('i', intType)
const j = param('j', intType)
const floats = arrayOf(floatType, 4)
const vectors = arrayOf(vec3, 2)

describe('assignments on the CPU', () => {
  it('swap components, because the value is computed before the variable changes', () => {
    const run = runOf(func('swap', [p], vec3, [varOf(v, read(p)), assign(swizzle(read(v), 'xy'), swizzle(read(v), 'yx')), give(read(v))]))
    expect(run([1, 2, 3])).toEqual([2, 1, 3])
  })

  it('take an operator, and a scalar beside a vector', () => {
    const run = runOf(
      func('scale', [p], vec3, [varOf(v, read(p)), assign(read(v), number(2), '*'), assign(swizzle(read(v), 'z'), number(1), '-'), give(read(v))]),
    )
    expect(run([1, 2, 3])).toEqual([2, 4, 5])
  })

  it('rotate three components through a shared value', () => {
    const body = [varOf(v, read(p)), assign(read(v), binary('*', vec3, swizzle(read(v), 'yzx'), swizzle(read(v), 'x'))), give(read(v))]
    expect(runOf(func('turn', [p], vec3, body))([2, 3, 4])).toEqual([6, 8, 4])
  })

  it('reach a component by a variable index, held to the range', () => {
    const run = runOf(func('put', [p, n], vec3, [varOf(v, read(p)), assign(index(read(v), read(n)), number(9)), give(read(v))]))
    expect([-5, 0, 1, 2, 7].map((at) => run([1, 2, 3], at))).toEqual([
      [9, 2, 3],
      [9, 2, 3],
      [1, 9, 3],
      [1, 2, 9],
      [1, 2, 9],
    ])
  })

  it('reach a column of a matrix, and a component of it', () => {
    const mat2 = matrixOf(2, 2)
    const m = variable('m', mat2)
    const body = [
      varOf(m, numbers(mat2, 1, 2, 3, 4)),
      assign(index(read(m), read(n)), numbers(vec2, 7, 8)),
      assign(swizzle(index(read(m), int(0)), 'y'), number(5)),
      give(read(m)),
    ]
    expect(runOf(func('column', [n], mat2, body))(1)).toEqual([
      [1, 5],
      [7, 8],
    ])
  })

  it('reach into arrays of structs with arrays', () => {
    const light: StructType = {
      kind: 'struct',
      name: 'Light',
      fields: [
        { name: 'position', type: vec3 },
        { name: 'on', type: boolType },
        { name: 'weights', type: floats },
      ],
    }
    const lights = arrayOf(light, 3)
    const all = variable('all', lights)
    const one = index(read(all), read(n))
    const body = [
      varOf(all),
      assign(swizzle(field(one, 0), 'zx'), numbers(vec2, 5, 6)),
      assign(field(one, 1), less(number(0), number(1))),
      assign(index(field(one, 2), read(n)), number(4), '+'),
      assign(index(read(all), int(0)), one),
      give(index(read(all), int(0))),
    ]
    expect(runOf(func('place', [n], light, body))(2)).toEqual({ position: [6, 0, 5], on: true, weights: [0, 0, 4, 0] })
  })

  it('copy an array, which is a value', () => {
    const [a, b] = [variable('a', floats), variable('b', floats)]
    const body = [
      varOf(a, numbers(floats, 1, 2, 3, 4)),
      varOf(b, read(a)),
      assign(index(read(a), int(0)), number(9)),
      give(add(index(read(a), int(0)), index(read(b), int(0)))),
    ]
    expect(runOf(func('copies', [], floatType, body))()).toBe(10)
  })

  it('exchange elements of an array within one value', () => {
    const a = variable('a', floats)
    const at = (k: number) => index(read(a), int(k))
    const body = [varOf(a, numbers(floats, 1, 2, 3, 4)), assign(read(a), construct(floats, at(3), at(2), at(1), at(0))), give(read(a))]
    expect(runOf(func('reverse', [], floats, body))()).toEqual([4, 3, 2, 1])
  })
})

describe('variables on the CPU', () => {
  it('start as zero in every round of a loop', () => {
    const a = variable('a', floats)
    const body = [
      varOf(sum),
      count(i, int(3), [varOf(a), assign(index(read(a), read(i)), number(1)), assign(read(sum), add(index(read(a), int(0)), index(read(a), int(1))), '+')]),
      give(read(sum)),
    ]
    expect(runOf(func('fresh', [], floatType, body))()).toBe(2)
  })

  it('of truth values start as false', () => {
    const flag = variable('flag', boolType)
    expect(runOf(func('off', [], boolType, [varOf(flag), give(read(flag))]))()).toBe(false)
  })
})

describe('branches and loops on the CPU', () => {
  it('choose the first condition that holds', () => {
    const body = [when(less(read(x), number(0)), [give(number(-1))], [when(less(read(x), number(1)), [give(number(0))], [give(number(1))])])]
    const run = runOf(func('band', [x], floatType, body))
    expect([-3, 0.5, 3].map((at) => run(at))).toEqual([-1, 0, 1])
    expect(textOf(func('band', [x], floatType, body))).toContain('} else if (x < 1) {')
  })

  it('count up, down, by steps, to the end and including it', () => {
    const total = (start: number, end: number, step: number, operator: '<' | '<=' | '>' | '>='): unknown =>
      runOf(
        func('total', [], floatType, [
          varOf(sum),
          count(i, int(end), [assign(read(sum), construct(floatType, read(i)), '+')], int(start), int(step), operator),
          give(read(sum)),
        ]),
      )()
    expect(total(0, 4, 1, '<')).toBe(6)
    expect(total(0, 4, 1, '<=')).toBe(10)
    expect(total(10, 0, -3, '>')).toBe(22)
    expect(total(10, 1, -3, '>=')).toBe(22)
  })

  it('compute the end of a loop once', () => {
    const end = variable('end', intType)
    const body = [varOf(end, int(3)), varOf(sum), count(i, read(end), [assign(read(end), int(1), '+'), assign(read(sum), number(1), '+')]), give(read(sum))]
    expect(runOf(func('once', [], floatType, body))()).toBe(3)
  })

  it('count with floats and unsigned integers', () => {
    const f = param('f', floatType)
    const u = param('u', uintType)
    const steps = [
      count(f, number(1), [assign(read(sum), number(1), '+')], number(0), number(0.25)),
      count(u, uint(5), [assign(read(sum), number(10), '+')], uint(1), uint(2)),
    ]
    expect(runOf(func('kinds', [], floatType, [varOf(sum), ...steps, give(read(sum))]))()).toBe(24)
  })

  it('leave and go on from inside of a switch in a loop', () => {
    const body = [
      varOf(sum),
      count(i, int(10), [
        choose(read(i), [
          [[1, 2], [simple('continue')]],
          [[5], [simple('break')]],
          [[], [assign(read(sum), number(100), '+')]],
        ]),
        assign(read(sum), number(1), '+'),
      ]),
      give(read(sum)),
    ]
    // 0, 3 and 4 are counted; 5 leaves the loop, not the switch.
    expect(runOf(func('pick', [], floatType, body))()).toBe(303)
  })

  it('repeat until they are left, two deep', () => {
    const k = variable('k', intType)
    const body = [
      varOf(k),
      forever([
        assign(read(k), int(1), '+'),
        count(j, int(5), [when(less(int(2), read(j)), [simple('break')]), assign(read(k), int(1), '+')]),
        when(less(int(20), read(k)), [simple('break')]),
      ]),
      give(read(k)),
    ]
    expect(runOf(func('deep', [], intType, body))()).toBe(24)
  })

  it('return from the middle of two loops', () => {
    const body = [
      count(i, int(5), [
        count(j, int(5), [
          when(less(int(6), binary('*', intType, read(i), read(j))), [give(binary('+', intType, binary('*', intType, read(i), int(10)), read(j)))]),
        ]),
      ]),
      give(int(-1)),
    ]
    expect(runOf(func('find', [], intType, body))()).toBe(24)
  })

  it('carry comments over', () => {
    expect(textOf(func('said', [], floatType, [makeStatement('comment', [], 'two\nlines'), give(number(1))]))).toContain('  // two\n  // lines\n  return 1')
  })
})

describe('functions on the CPU', () => {
  const io = param('io', vec3, 'inout')
  const grow = procedure(
    'grow',
    [io, x],
    [assign(read(io), read(x), '+'), when(less(read(x), number(0)), [give()]), assign(swizzle(read(io), 'x'), number(100), '+')],
  )

  it('write parameters back, on every way out', () => {
    expect(runOf(grow)([1, 2, 3], 1)).toEqual({ io: [102, 3, 4] })
    expect(runOf(grow)([1, 2, 3], -1)).toEqual({ io: [0, 1, 2] })
  })

  it('write back to a part of a variable', () => {
    const a = variable('a', vectors)
    const body = [
      varOf(a),
      perform(call(grow, index(read(a), read(n)), number(1))),
      perform(call(grow, swizzle(index(read(a), int(0)), 'zyx'), number(2))),
      give(read(a)),
    ]
    expect(runOf(func('parts', [n], vectors, body))(1)).toEqual([
      [2, 2, 102],
      [101, 1, 1],
    ])
  })

  it('give a result beside what they write back', () => {
    const state = param('state', uintType, 'inout')
    const next = func('next', [state], uintType, [assign(read(state), uint(747796405), '*'), give(binary('>>', uintType, read(state), uint(16)))])
    expect(runOf(next)(1)).toEqual({ result: 11410, state: 747796405 })
    const s = variable('s', uintType)
    const [a, b] = [param('a', uintType), param('b', uintType)]
    const twice = func('twice', [], uintType, [
      varOf(s, uint(1)),
      letOf(a, call(next, read(s))),
      letOf(b, call(next, read(s))),
      give(binary('^', uintType, read(a), read(b))),
    ])
    const second = Math.imul(747796405, 747796405) >>> 0
    expect(runOf(twice)()).toBe(11410 ^ (second >>> 16))
  })

  it('change an array where it lies', () => {
    const list = param('list', floats, 'inout')
    const fill = procedure('fill', [list, n], [assign(index(read(list), read(n)), number(7))])
    expect(runOf(fill)([1, 2, 3, 4], 2)).toEqual({ list: [1, 2, 7, 4] })
    const outer = variable('outer', arrayOf(floats, 2))
    const body = [varOf(outer), perform(call(fill, index(read(outer), int(1)), int(3))), give(read(outer))]
    expect(runOf(func('inner', [], arrayOf(floats, 2), body))()).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 7],
    ])
  })

  it('do not see a variable change behind an array they were given', () => {
    const list = param('list', floats)
    const io2 = param('io', floats, 'inout')
    const clash = func('clash', [list, io2], floatType, [assign(index(read(io2), int(0)), number(5)), give(index(read(list), int(0)))])
    const a = variable('a', floats)
    const r = param('r', floatType)
    const body = [varOf(a, numbers(floats, 1, 2, 3, 4)), letOf(r, call(clash, read(a), read(a))), give(add(read(r), index(read(a), int(0))))]
    expect(runOf(func('aliases', [], floatType, body))()).toBe(6)
  })

  it('give arrays, twice in one expression', () => {
    const line = func('line', [x], floats, [give(construct(floats, read(x), add(read(x), number(1)), number(0), number(0)))])
    const body = [give(add(index(call(line, number(1)), int(1)), index(call(line, number(10)), int(1))))]
    expect(runOf(func('both', [], floatType, body))()).toBe(13)
  })

  it('keep the results of one call while another runs', () => {
    const pair = func('pair', [x], vec2, [give(construct(vec2, read(x), add(read(x), number(1))))])
    const value = add(call(pair, swizzle(call(pair, number(1)), 'y')), call(pair, number(10)))
    expect(runOf(func('nested', [], vec2, [give(value)]))()).toEqual([12, 14])
  })

  it('that give nothing may be called for nothing', () => {
    const idle = procedure('idle', [], [])
    expect(runOf(func('caller', [], floatType, [perform(call(idle)), give(number(1))]))()).toBe(1)
    expect(idle.result).toBe(nothingType)
  })

  it('leave out what nobody uses of a call', () => {
    const pair = func('pair', [x], vec2, [give(construct(vec2, read(x), number(1)))])
    expect(textOf(pure([x], swizzle(call(pair, read(x)), 'y')))).not.toContain('pair_x')
  })
})

describe('names on the CPU', () => {
  it('of arrays, which are made outside of a function, hide nothing in it', () => {
    const [single, list] = [variable('v', floatType), variable('v', floats)]
    const body = [varOf(single, number(2)), varOf(list, numbers(floats, 1, 2, 3, 4)), give(add(read(single), index(read(list), int(3))))]
    expect(runOf(func('same', [], floatType, body))()).toBe(6)
  })
})

describe('constant arrays on the CPU', () => {
  it('are one where they hold the same, zeros by their signs', () => {
    const at = (type: typeof floats, ...values: readonly number[]) => index(numbers(type, ...values), read(n))
    const value = add(binary('/', floatType, number(1), at(floats, -0, 1, 2, 3)), add(at(floats, 0, 1, 2, 3), at(floats, 0, 1, 2, 3)))
    const text = textOf(pure([n], value))
    expect(text.match(/Float32Array\.of/g)).toHaveLength(2)
    expect(runOf(pure([n], value))(0)).toBe(-Infinity)
  })
})
