/** The picture as text in another language: its fragment, or each shader of its frame. */
import { toGLSL } from 'kirari/glsl'
import { printJS } from 'kirari/js'
import { toWGSL } from 'kirari/wgsl'
import type { Step } from 'kirari'
import { transform } from 'sucrase'
import type { AnyFn, KernelSource } from 'kirari/node'
import type { Printed } from '../message.ts'
import { CodeMistake } from './mistake.ts'
import type { Content } from './run.ts'

/** Prints a shader of any kind, or throws for a kind that its language lacks. */
type Printer = (shader: AnyFn) => unknown

// Each takes other shaders beside functions, and refuses those that its language lacks.
const printers = { glsl: toGLSL, wgsl: toWGSL, js: printJS } as Readonly<Record<Exclude<Printed, 'script'>, Printer>>

// A printer returns a text, or an object that holds texts.
const textsOf = (printed: unknown): readonly string[] =>
  typeof printed === 'string' ? [printed] : Array.isArray(printed) ? printed.flatMap(textsOf) : Object.values(printed as object).flatMap(textsOf)

export const print = (code: string, { fragment, frame }: Content, language: Printed): string => {
  if (language === 'script') return transform(code, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code
  const printer = printers[language]
  // A printer refuses what is no shader.
  const one = (shader: unknown): readonly string[] => [...new Set(textsOf(printer(shader as AnyFn)))]
  if (fragment) return one(fragment).join('\n\n')
  const steps = typeof frame === 'function' ? frame() : (frame ?? [])
  const texts = steps.flatMap((step) => shadersOf(step)).flatMap(one)
  if (texts.length === 0) throw new CodeMistake({ message: 'expected a frame with at least one shader made of nodes' })
  return texts.join('\n\n')
}

const shadersOf = (step: Step): readonly unknown[] => {
  switch (step.kind) {
    case 'repeat':
      return step.steps.flatMap(shadersOf)
    case 'kernel':
      return [step satisfies KernelSource]
    case 'dispatch':
      return step.stage.kind === 'compute' ? [step.stage] : []
    case 'draw':
      return step.raw ? [] : step.vertex ? [{ vertex: step.vertex, fragment: step.fragment }] : [step.fragment]
  }
}
