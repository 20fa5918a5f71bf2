import { describe, expect, test } from 'vitest'
import { readReport } from './message.ts'

describe('a report', () => {
  test.each([
    { type: 'ready' },
    { type: 'drawn', run: 3, backend: 'webgpu', milliseconds: 4.5 },
    { type: 'failed', run: 3, mistake: { message: 'a', code: 'S2001', hint: 'b', range: { from: 1, to: 4 } } },
    { type: 'values', run: 3, x: 1, y: 2, values: [{ range: { from: 0, to: 2 }, mark: 0, type: 'vec2', cpu: [1, 2], gpu: [] }] },
    { type: 'time', seconds: -1, width: 10, height: 10 },
    { type: 'videoFrame', video: 2, pixels: new ArrayBuffer(4) },
    { type: 'noVideoFrame', video: 2, message: 'a' },
    { type: 'printed', run: 1, language: 'glsl', text: 'a\nb', lines: [[], [1, 2]] },
  ])('of the frame is read as it is: $type', (report) => {
    expect(readReport(report)).toEqual(report)
  })

  test.each([
    undefined,
    null,
    'ready',
    {},
    { type: 'unknown' },
    { type: 'drawn', run: 'a', backend: 'webgpu', milliseconds: 1 },
    { type: 'drawn', run: 1, backend: '<b>', milliseconds: 1 },
    { type: 'failed', run: 1, mistake: { message: 1 } },
    { type: 'still', png: 'text' },
    { type: 'videoFrame', video: 1, pixels: [0, 0, 0, 0] },
    { type: 'noVideoFrame', video: 'first', message: 'a' },
    { type: 'chosen', x: -1, y: Number.NaN },
    { type: 'steps', steps: 'all' },
    { type: 'time', seconds: Number.POSITIVE_INFINITY, width: 1, height: 1 },
  ])('of another shape is none: %j', (report) => {
    expect(readReport(report)).toBeUndefined()
  })

  test('is cut to a length that can be read', () => {
    const report = readReport({ type: 'failed', run: 1, mistake: { message: 'a'.repeat(1e6) } })
    expect(report?.type === 'failed' && report.mistake.message.length).toBe(4000)
  })

  test('keeps only steps of a known kind, with numbers as values', () => {
    const step = { kind: 'turn', range: { from: 1, to: 2 }, name: 'i', type: 'int', cpu: [1], gpu: [1] }
    const steps = [step, { ...step, kind: '<b>' }, { ...step, cpu: ['1'] }, { ...step, range: { from: 2, to: 1 } }]
    expect(readReport({ type: 'steps', run: 1, steps, isCut: true })).toEqual({ type: 'steps', run: 1, steps: [step], isCut: true })
  })

  test('keeps only lines that are lists of numbers', () => {
    for (const lines of [[1], [['1']], 'lines', Array.from({ length: 5001 }, () => [])])
      expect(readReport({ type: 'printed', run: 1, language: 'glsl', text: 'a', lines })).toEqual({ type: 'printed', run: 1, language: 'glsl', text: 'a' })
  })

  test('keeps only codes and ranges of the known form', () => {
    expect(readReport({ type: 'failed', run: 1, mistake: { message: 'a', code: '../x', range: { from: 4, to: 1 } } })).toEqual({
      type: 'failed',
      run: 1,
      mistake: { message: 'a', range: undefined },
    })
  })
})
