/** The address of a picture: what is written is read again, and what cannot be is told. */
import { expect, test } from 'vitest'
import { defaultValues, type PageControl } from './control.ts'
import { isPictureHash, readPictureHash, writePictureHash } from './picture-address.ts'

const control = (id: string, range: PageControl['range'], ...value: readonly number[]): PageControl => ({
  id,
  label: id,
  isCode: true,
  components: value.map(String),
  range,
  step: 0.01,
  value,
})
const controls = [control('halfSize', [0, 1], 0.6, 0.4), control('radius', [0, 0.5], 0.1), control('triangle.a', [-1, 1], -0.5, 0.25)]
const read = (hash: string) => readPictureHash(controls, hash)

test('what is as it began is not written', () => {
  expect(writePictureHash(controls, { values: defaultValues(controls), backend: undefined })).toBe('')
})

test('what differs is written so that a person can read it', () => {
  const values = { ...defaultValues(controls), halfSize: [0.5, 0.2], 'triangle.a': [-1, 0] }
  expect(writePictureHash(controls, { values, backend: 'webgl2' })).toBe('#halfSize=0.5,0.2&triangle.a=-1,0&backend=webgl2')
})

test('what is written is read again', () => {
  const state = { values: { halfSize: [0, 1], radius: [0.5], 'triangle.a': [-0.01, 1] }, backend: 'webgpu' } as const
  expect(read(writePictureHash(controls, state))).toEqual({ ...state, corrected: [], unknown: [] })
})

test.each(['', '#', '#formula', '#edge-cases', '#%E0%A4%A'])('"%s" says nothing of a picture', (hash) => {
  expect(isPictureHash(hash)).toBe(false)
  expect(read(hash)).toEqual({ values: defaultValues(controls), backend: undefined, corrected: [], unknown: [] })
})

test.each([
  ['#radius=9', [0.5]],
  ['#radius=-1', [0]],
  ['#radius=0.123', [0.12]],
  ['#radius=1e999', [0.5]],
  ['#radius=', [0.1]],
  ['#radius=NaN', [0.1]],
  ['#radius=wide', [0.1]],
  ['#radius=0.2,0.3', [0.2]],
  ['#radius=0x10', [0.1]],
])('%s gives the nearest value that is allowed, and says so', (hash, radius) => {
  const { values, corrected } = read(hash)
  expect(values['radius']).toEqual(radius)
  expect(corrected).toEqual(['radius'])
})

test('of a vector each component is read by itself', () => {
  expect(read('#halfSize=0.5').values['halfSize']).toEqual([0.5, 0.4])
  expect(read('#halfSize=7,0.3').values['halfSize']).toEqual([1, 0.3])
  expect(read('#halfSize=,0.3').corrected).toEqual(['halfSize'])
})

test('names that mean nothing here are told, and change nothing', () => {
  const { values, unknown } = read('#foo=1&radius=0.2&__proto__=3&toString')
  expect(values).toEqual({ ...defaultValues(controls), radius: [0.2] })
  expect(unknown).toEqual(['foo', '__proto__', 'toString'])
})

test('a backend that there is not is told', () => {
  const { backend, corrected } = read('#backend=metal')
  expect(backend).toBe(undefined)
  expect(corrected).toEqual(['backend'])
})

test('letters may be written as codes, and broken codes are no error', () => {
  expect(read('#half%53ize=0.5%2C0.2').values['halfSize']).toEqual([0.5, 0.2])
  expect(read('#%E0%A4%A=1').unknown).toEqual(['%E0%A4%A'])
})
