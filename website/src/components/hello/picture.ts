/**
 * What the program of program.ts draws, with its numbers as uniforms: changing one redraws the picture and compiles nothing.
 * hello.test.ts holds the two against each other.
 */
import { time, uniform, uv, vec4 } from 'kirari/node'
import { firstNumbers, type NumberName } from './program.ts'

export const uniforms = {
  swing: uniform(firstNumbers.swing, 'swing'),
  middle: uniform(firstNumbers.middle, 'middle'),
  opacity: uniform(firstNumbers.opacity, 'opacity'),
} satisfies Record<NumberName, unknown>

export const picture = vec4(uv, time.sin().mul(uniforms.swing).add(uniforms.middle), uniforms.opacity)
