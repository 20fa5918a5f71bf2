/** How the values of a noise are spread, and how much of each fineness is in it; measured on the CPU, when the site is built. */
import { hullOf, resultRange, type FunctionRecord } from '@kirari/addons/catalogue'
import { toJS } from 'kirari/js'
import type { Signature } from 'kirari/node'
import type { Statistics } from '../preview.ts'

const bins = 32
const points = 16_384

/** Lines of samples along x, so many for each cell. */
const lines = 24
const length = 256
/** Fineness from 1/16 to 4 waves a cell, four steps an octave. */
const octaves = 6
const steps = 4 * octaves

/** Three digits: more would not be seen. */
const rounded = (value: number): number => Number(value.toFixed(3))

/** `field` says how it is asked: white noise is joined to nothing, and has one value a cell. */
export const measureNoise = (record: FunctionRecord, signature: Signature, field: 'smooth' | 'cells'): Statistics => {
  const run = toJS(signature.call)
  const [low, high] = hullOf(resultRange(record))
  const rest = record.parameters.filter(({ name, role }) => role === 'control' && signature.parameters.some((parameter) => parameter.name === name))
  const others = rest.map(({ default: value }) => (Array.isArray(value) ? value : Number(value)))
  const isWhite = field === 'cells'
  // Of several components, the first is the noise.
  const at = (x: number, y: number): number => (Number([run([Math.fround(x), Math.fround(y)], ...others)].flat()[0]) - low) / (high - low)

  const counts = Array.from({ length: bins }, () => 0)
  for (let i = 0; i < points; i++) {
    // Places without a pattern of their own: steps by the roots of x³ = x + 1.
    const [x, y] = [((i * 0.7548776662466927) % 1) * 512 - 256, ((i * 0.5698402909980532) % 1) * 512 - 256]
    const value = isWhite ? at(Math.floor(x), Math.floor(y)) : at(x, y)
    const bin = Math.min(Math.floor(value * bins), bins - 1)
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const most = Math.max(...counts)

  const samplesPerCell = isWhite ? 1 : 8
  const power = Array.from({ length: steps + 1 }, () => 0)
  for (let line = 0; line < lines; line++) {
    const values = Array.from({ length }, (_, i) => at(isWhite ? i : i / samplesPerCell + line * 41.3, isWhite ? line : line * 17.77))
    const mean = values.reduce((sum, value) => sum + value) / length
    // Ends brought to zero, so that the cut is not taken for detail.
    const windowed = values.map((value, i) => (value - mean) * (0.5 - 0.5 * Math.cos((2 * Math.PI * (i + 0.5)) / length)))
    for (const [step] of power.entries()) {
      const turn = (2 * Math.PI * frequencyAt(step, isWhite)) / samplesPerCell
      let [real, imaginary] = [0, 0]
      for (const [i, value] of windowed.entries()) {
        real += value * Math.cos(turn * i)
        imaginary -= value * Math.sin(turn * i)
      }
      power[step] = (power[step] ?? 0) + real * real + imaginary * imaginary
    }
  }
  const strongest = Math.max(...power)
  return {
    histogram: counts.map((count) => rounded(count / most)),
    // In decibels: 0 for 60 below the strongest, 1 for the strongest.
    spectrum: power.map((value) => rounded(Math.max(1 + (10 * Math.log10(value / strongest)) / 60, 0))),
  }
}

/** Waves a cell at a step. White noise has one number a cell, and so no waves finer than half a one. */
const frequencyAt = (step: number, isWhite: boolean): number => 2 ** (step / 4 - (isWhite ? octaves + 1 : 4))
