/** The length of the benchmark's shader as text, for drivers and for people. codegen.mjs prints times; no test asserts them. */
import { expect, it } from 'vitest'
import { start as compact } from './emit/kirari-compact.ts'
import { start as readable } from './emit/kirari.ts'

it.each([
  { name: 'readable GLSL', subject: readable(), printer: 'first', budget: 2250 },
  { name: 'readable WGSL', subject: readable(), printer: 'second', budget: 2700 },
  { name: 'compact GLSL', subject: compact(), printer: 'first', budget: 1700 },
  { name: 'compact WGSL', subject: compact(), printer: 'second', budget: 2000 },
] as const)('$name stays within its budget of characters', ({ subject, printer, budget }) => {
  const text = subject[printer]?.print(subject.build()) ?? ''
  expect(text).toContain('43758.5453')
  expect(text.length).toBeLessThanOrEqual(budget)
})

it('prints the same text whatever was printed before', () => {
  const { build, first, second } = readable()
  const scene = build()
  const text = first.print(scene)
  second?.print(scene)
  expect(first.print(scene)).toBe(text)
  expect(first.print(build())).toBe(text)
})
