import { expect, test } from 'vitest'
import { setFormula } from './set-formula.ts'

const mathml = (tex: string): string => /<math.*<\/math>/s.exec(setFormula(tex, true, 'test'))?.[0] ?? ''

test('bars of norms and magnitudes are bars in MathML, which no Japanese face draws slanted, and have no space of a relation', () => {
  const bar = (sign: string): string => `<mo stretchy="false" lspace="0" rspace="0">${sign}</mo>`
  expect(mathml(String.raw`\lVert x \rVert`)).toContain(`${bar('‖')}<mi>x</mi>${bar('‖')}`)
  expect(mathml(String.raw`\lvert x \rvert`)).toContain(`${bar('|')}<mi>x</mi>${bar('|')}`)
  expect(mathml(String.raw`\left|x\right| + |y|`)).not.toMatch(/[∥∣]/)
})
