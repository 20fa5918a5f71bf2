/** Built-in functions without a GPU: what they refuse when they are called, and the table of all of them. */
import { describe, expect, it } from 'vitest'
import * as node from '../../../src/shader/front/node/index.ts'
import { ShaderError } from '../../../src/shader/diagnostic/diagnostic.ts'
import { allBuiltins, valueBuiltins } from '../../../src/shader/builtin/all.ts'
import { builtins } from '../../../src/shader/builtin/core.ts'
import type { Rule } from '../../../src/shader/builtin/rule.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toJS } from '../../../src/shader/target/cpu/index.ts'

const { extractBits, float, fn, insertBits, int, ivec2, ivec3, uint, uvec2, uvec3 } = node

const messageOf = (make: () => unknown): string => {
  try {
    make()
    return 'nothing was thrown'
  } catch (error) {
    return error instanceof ShaderError ? error.diagnostic.message : String(error)
  }
}

describe('numbers that no language takes', () => {
  it('are refused as amounts to shift by', () => {
    expect(messageOf(() => int(1).shiftLeft(32))).toBe('expected an amount from 0 to 31 to shift by, got the number 32')
    expect(messageOf(() => uvec3(1).shiftRight(uvec3(1, 2, 40)))).toBe('expected an amount from 0 to 31 to shift by, got the number 40')
    expect(messageOf(() => int(1).shiftLeft(31))).toBe('nothing was thrown')
  })

  it('are refused as divisors of integers', () => {
    expect(messageOf(() => int(1).div(0))).toBe('expected a divisor other than 0, got the number 0')
    expect(messageOf(() => ivec3(1).remainder(ivec3(1, 0, 2)))).toBe('expected a divisor other than 0, got the number 0')
    expect(messageOf(() => uvec2(1).div(0))).toBe('expected a divisor other than 0, got the number 0')
    expect(messageOf(() => float(1).div(0))).toBe('nothing was thrown')
  })

  it('are refused as exponents', () => {
    expect(messageOf(() => node.ldexp(1, 128))).toBe('expected an exponent from −126 to 127, got the number 128')
    expect(messageOf(() => node.ldexp(node.uv, -127))).toBe('expected an exponent from −126 to 127, got the number -127')
    expect(messageOf(() => node.ldexp(node.uv, -126))).toBe('nothing was thrown')
  })

  it('are refused as a field of bits', () => {
    expect(messageOf(() => extractBits(uint(1), 20, 13))).toBe('expected a field inside of 32 bits, got the number 33')
    expect(messageOf(() => insertBits(ivec2(1), ivec2(2), 31, 2))).toBe('expected a field inside of 32 bits, got the number 33')
    expect(messageOf(() => extractBits(uint(1), 20, 12))).toBe('nothing was thrown')
  })
})

describe('the built-in functions that are in every bundle', () => {
  /** The text of a call with vectors of a kind that the rule accepts; the types are known at run time only. */
  type Call = (...args: readonly object[]) => node.AnyNode
  const textOf = ({ arity, scalars }: Rule, call: Call): string => {
    const type = { float: node.vec3, bool: node.bvec3, int: node.ivec3, half: node.hvec3, uint: node.uvec3 }[scalars[0]?.name ?? 'float']
    const parameters = ['a', 'b', 'c'].slice(0, arity).map((name) => ({ [name]: type }))
    let result: node.Token<unknown> | undefined
    const declare = fn as unknown as (name: string, parameters: readonly object[], result: object, body: Call) => node.AnyFn
    const probe: Call = (...args) => ((result = { type: call(...args).type }), float(1))
    toGLSL(declare('probe', parameters, float, probe))
    return toGLSL(declare('called', parameters, result ?? float, call))
  }
  const member = (of: object, name: string, args: readonly object[]): node.AnyNode => Reflect.apply(Reflect.get(of, name) as Call, of, args)

  it('are methods of their first argument, step of its last; smoothstep is a function alone', () => {
    const wrong = Object.entries(builtins).filter(([name, rule]) => {
      if (name === 'smoothstep') return name in float(1)
      const asFunction = textOf(rule, (...args) => member(node, name, args))
      const asMethod = textOf(rule, (...args) => {
        const self = name === 'step' ? args.at(-1) : args[0]
        return self
          ? member(
              self,
              name,
              args.filter((one) => one !== self),
            )
          : float(0)
      })
      return asFunction !== asMethod
    })
    expect(wrong.map(([name]) => name)).toEqual([])
    expect(Object.keys(builtins)).toEqual(expect.arrayContaining(['mix', 'step', 'smoothstep', 'atan2', 'not', 'clamp', 'cross']))
  })

  it('refuse more arguments than they have, as methods too', () => {
    // JavaScript callers may pass any number.
    const clamp = (...args: readonly number[]): unknown => (float(1) as unknown as { clamp(...args: readonly number[]): unknown }).clamp(...args)
    expect(messageOf(() => clamp(0, 1))).toBe('nothing was thrown')
    expect(messageOf(() => clamp(0, 1, 2))).toMatch(/clamp/)
    expect(messageOf(() => clamp(0))).toMatch(/clamp/)
  })

  it('have a meaning of their own on the CPU as methods, numbers beside vectors too', () => {
    const p = [0.25, 0.5, 1] as const
    const run = (body: (v: node.Vec3) => node.Vec3): unknown => toJS(fn('body', [{ v: node.vec3 }], node.vec3, body))(p)
    expect(run((v) => v.step(0.5))).toEqual([0, 1, 1])
    expect(run((v) => v.mix(1, 0.5))).toEqual([0.625, 0.75, 1])
    expect(run((v) => v.mul(0).atan2(v))).toEqual([0, 0, 0])
  })
})

describe('the table of all built-in functions', () => {
  it('has each under the name of its rule', () => {
    for (const [name, { rule }] of Object.entries(allBuiltins)) expect(rule.name).toBe(name)
  })

  it('has only what users can call', () => {
    const hidden = new Set(['frexpFract', 'frexpExponent'])
    expect(Object.keys(valueBuiltins).filter((name) => !hidden.has(name) && !(name in node))).toEqual([])
  })
})

describe('a polyfill', () => {
  it('is printed once for all calls with arguments of the same types', () => {
    const twice = fn('twice', [{ x: uint }, { y: uint }], uint, (x, y) => node.countOneBits(x).add(node.countOneBits(y)))
    expect(toGLSL(twice).match(/uint countOneBits\(/g)).toHaveLength(1)
  })

  it('is printed for each list of types', () => {
    const mixed = fn('mixed', [{ x: uint }, { y: uvec2 }], uint, (x, y) => node.countOneBits(x).add(node.countOneBits(y).x))
    expect(toGLSL(mixed)).toContain('uvec2 countOneBits_uvec2(uvec2 x)')
  })
})
