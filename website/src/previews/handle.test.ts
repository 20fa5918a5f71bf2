/** Handles: where one stands is where a press takes it, and moving it there changes nothing. */
import { records } from '@kirari/addons/catalogue'
import { describe, expect, test } from 'vitest'
import { previewOf } from './preview-of.ts'
import { subjectOf } from './subject.ts'

const handles = records.flatMap((record) => {
  const [kind, subject] = [previewOf(record), subjectOf(record)]
  return kind.handles(subject).map((handle) => ({ name: `${handle.id} of ${record.importName}`, handle, controls: kind.controls(subject) }))
})

describe.each(handles)('the handle $name', ({ handle, controls }) => {
  const value = controls.find(({ id }) => id === handle.id)?.value ?? []

  test('sets a control that is there', () => {
    expect(value.length).toBeGreaterThan(0)
  })

  test('is nearest at its own place', () => {
    expect(handle.distance(handle.at(value), value)).toBeCloseTo(0, 9)
  })

  test('is moved sideways by the first of two components, and up or down by the second; by its only one at all', () => {
    const [x, y] = handle.at(value)
    handle.components.forEach((component, i) => {
      const [toX, toY] = handle.at(value.map((before, j) => (j === component ? before + 0.01 : before)))
      const way = handle.components.length === 1 ? Math.hypot(toX - x, toY - y) : Math.abs(i === 0 ? toX - x : toY - y)
      expect(way).toBeGreaterThan(1e-9)
    })
  })

  test('stays when it is moved to its own place', () => {
    const moved = handle.move(handle.at(value), value)
    expect(moved.length).toBe(value.length)
    moved.forEach((component, i) => expect(component).toBeCloseTo(value[i] ?? Number.NaN, 9))
  })
})
