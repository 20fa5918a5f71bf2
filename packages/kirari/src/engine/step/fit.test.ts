/** Whether programs fit their geometry and target, without a GPU; errors name the attribute or attachment. */
import { describe, expect, test } from 'vitest'
import { float, target, uvec4, vec3, vec4 } from '../../shader/front/node/index.ts'
import type { TargetFormat } from '../../shader/ir/format.ts'
import type { ProgramAttribute } from '../../shader/ir/program.ts'
import { floatType, intType, typeOf, uintType, type NumericType } from '../../shader/ir/type.ts'
import { capacityOf, fitAttribute, fitOutput, outputLocations, instancesOf, outputNames } from './fit.ts'
import { geometry } from './geometry.ts'

describe('outputs', () => {
  const two = target({ light: 'rgba16float', id: 'r32uint' }).source
  const one = target({ light: 'rgba16float' }).source

  test('have the names that are given, without the depth and what is left out', () => {
    expect(outputNames(vec3(1))).toEqual(['color'])
    expect(outputNames({ light: vec4(1), depth: float(0.5), id: undefined as never })).toEqual(['light'])
  })

  test('go to the attachments of their names, a single colour to the only one', () => {
    expect(outputLocations({ id: uvec4(1), light: vec4(1) }, two)).toEqual([1, 0])
    expect(outputLocations(vec3(1), one)).toEqual([0])
    expect(outputLocations(vec3(1), undefined)).toEqual([0])
    expect(outputLocations({ color: vec4(1) }, undefined)).toEqual([0])
    expect(outputLocations(vec3(1), target({ color: 'rgba8unorm', id: 'r32uint' }).source)).toEqual([0])
    expect(outputLocations({ light: vec4(1) }, two)).toEqual([0])
  })

  test('are refused where there is no such attachment', () => {
    expect(() => outputLocations({ light: vec4(1) }, undefined)).toThrow(/a colour, or `color` alone, for the canvas, got "?light/)
    expect(() => outputLocations({ light: vec4(1), colour: vec4(1) }, two)).toThrow(/the names light, id, .*got "?colour/)
    expect(() => outputLocations(vec3(1), two)).toThrow(/the names light, id, .*got "?one colour/)
  })

  const fits = (type: NumericType, format: TargetFormat): (() => void) => {
    const [attachment] = target({ image: format }).source.colors
    return () => fitOutput(type, attachment)
  }
  const vectorOf = (scalar: typeof floatType | typeof uintType | typeof intType, size: 1 | 2 | 3 | 4): NumericType => typeOf(scalar, size)

  test('fit an attachment of as many numbers or fewer, of their kind', () => {
    expect(fits(vectorOf(floatType, 4), 'rgba8unorm')).not.toThrow()
    expect(fits(vectorOf(floatType, 4), 'rg16float')).not.toThrow()
    expect(fits(vectorOf(uintType, 1), 'r32uint')).not.toThrow()
    expect(() => fitOutput(vectorOf(uintType, 1), undefined)).not.toThrow()
    expect(fits(vectorOf(floatType, 3), 'rgba8unorm')).toThrow(/vec4 for "image" \(rgba8unorm\), got vec3/)
    expect(fits(vectorOf(floatType, 3), 'rgba8unorm')).not.toThrow(/at least/)
    expect(fits(vectorOf(floatType, 1), 'rg8unorm')).toThrow(/at least vec2 .*got float/)
    expect(fits(vectorOf(floatType, 4), 'rgba32uint')).toThrow(/uvec4 .*got vec4/)
    expect(fits(vectorOf(uintType, 4), 'rg32sint')).toThrow(/at least ivec2 .*got uvec4/)
    expect(fits(vectorOf(intType, 1), 'r32uint')).toThrow(/at least uint .*got int/)
  })
})

describe('attributes', () => {
  const named = (name: string, type: NumericType, instanced = false): ProgramAttribute => ({
    name,
    type,
    location: 0,
    source: { kind: 'attribute', name, type, instanced },
  })
  const pair = typeOf(floatType, 2)

  test('are found by their names, with as many numbers as the shader reads', () => {
    const shape = geometry({ position: [[0, 1], [2, 3]] }) // prettier-ignore
    expect(fitAttribute(named('position', pair), shape)).toBe(shape.attributes['position'])
    expect(() => fitAttribute(named('position', typeOf(floatType, 3)), shape)).toThrow(/3 numbers a vertex for "position", got "?2/)
    expect(() => fitAttribute(named('place', pair), shape)).toThrow(/an attribute "place" \(vec2\) in the geometry, got only "position"/)
    expect(() => fitAttribute(named('place', pair, true), shape)).toThrow(/an instanced attribute "place"/)
    expect(() => fitAttribute(named('place', pair), undefined)).toThrow(/got no geometry/)
  })

  test.each([
    [floatType, Float32Array, false, true],
    [floatType, Uint8Array, true, true],
    [floatType, Int16Array, false, true],
    [intType, Int8Array, false, true],
    [intType, Int32Array, false, true],
    [intType, Uint32Array, false, false],
    [intType, Int32Array, true, false],
    [intType, Float32Array, false, false],
    [uintType, Uint8Array, false, true],
    [uintType, Uint16Array, false, true],
    [uintType, Uint32Array, false, true],
    [uintType, Int16Array, false, false],
    [uintType, Uint16Array, true, false],
    [uintType, Float32Array, false, false],
  ] as const)('of $name from %o, normalized: %s: %s', (scalar, Kind, normalized, fits) => {
    const shape = geometry({ id: { data: new Kind(4), size: 2, normalized } })
    const fit = (): unknown => fitAttribute(named('id', typeOf(scalar, 2)), shape)
    if (fits) expect(fit()).toBe(shape.attributes['id'])
    else expect(fit).toThrow(scalar === intType ? /an Int32Array for "id" \(ivec2\)/ : /a Uint32Array for "id" \(uvec2\)/)
  })

  test('are enough for as many vertices, and instances, as the shortest has', () => {
    const numbers = (length: number): { data: Float32Array; size: 2 } => ({ data: new Float32Array(length * 2), size: 2 })
    const shape = geometry({ position: numbers(6), uv: numbers(4), place: numbers(3) }, { instanced: ['place'] })
    const all = [named('position', pair), named('uv', pair), named('place', pair, true)]
    expect([capacityOf(all, shape, false), capacityOf(all, shape, true)]).toEqual([4, 3])
    expect([capacityOf(all.slice(0, 1), shape, false), capacityOf(all.slice(0, 1), shape, true)]).toEqual([6, Infinity])
    expect(capacityOf(all, undefined, false)).toBe(Infinity)
  })

  test('say how many instances there are, where those that are read agree', () => {
    const shape = geometry({ position: [[0, 1]], place: [[0, 1], [2, 3], [4, 5]], size: [[1, 1], [2, 2], [3, 3]], few: [[1, 1]] }, { instanced: ['place', 'size', 'few'] }) // prettier-ignore
    const [position, place, size, few] = [named('position', pair), ...['place', 'size', 'few'].map((name) => named(name, pair, true))]
    if (!place || !size || !few) throw new Error('expected three attributes')
    expect([instancesOf([position, place, size], shape), instancesOf([few], shape), instancesOf([position], shape), instancesOf([], undefined)]).toEqual([
      3, 1, 1, 1,
    ])
    expect(() => instancesOf([position, place, few], shape)).toThrow(/E1031.*as many entries for each instanced attribute, .* got 3 for "place", 1 for "few"/)
  })
})
