/** The modules that the reader's code can import: the entries of the engine and the functions of the library, all of them in the frame's script. */
import * as addons from '@kirari/addons'
import * as kirari from 'kirari'
import * as camera from 'kirari/camera'
import * as geometry from 'kirari/geometry'
import * as glsl from 'kirari/glsl'
import * as input from 'kirari/input'
import * as js from 'kirari/js'
import * as node from 'kirari/node'
import * as texture from 'kirari/texture'
import * as wgsl from 'kirari/wgsl'
import { moduleNames } from '../module-name.ts'
import { CodeMistake } from './mistake.ts'

type Modules = Readonly<Record<string, unknown>>

const all: Readonly<Record<(typeof moduleNames)[number], unknown>> = {
  '@kirari/addons': addons,
  kirari,
  'kirari/camera': camera,
  'kirari/geometry': geometry,
  'kirari/glsl': glsl,
  'kirari/input': input,
  'kirari/js': js,
  'kirari/node': node,
  'kirari/texture': texture,
  'kirari/wgsl': wgsl,
}

export { moduleNames }

/** The modules, some of whose exports `changes` replaces. Importing a name that a module lacks throws; without this, the name would be undefined. */
export const modulesWith = (changes: Readonly<Record<string, object>>): Modules =>
  Object.fromEntries(Object.entries(all).map(([name, exports]) => [name, guarded(name, { ...(exports as object), ...changes[name] })]))

/** The names that compiled imports read beside those that the reader wrote. */
const own: readonly unknown[] = ['__esModule', 'default', 'then']

const guarded = (module: string, exports: object): object =>
  new Proxy(exports, {
    get(_, name) {
      // An export of any type.
      if (name in exports || typeof name === 'symbol' || own.includes(name)) return Reflect.get(exports, name) as unknown
      throw new CodeMistake({ message: `"${module}" has no export "${name}"`, hint: nearestHint(name, Object.keys(exports)) })
    },
  })

/** Suggests the most similar name, if it differs in few letters or in their case. */
const nearestHint = (name: string, names: readonly string[]): string | undefined => {
  const [nearest] = names.map((other) => ({ other, distance: distanceOf(name.toLowerCase(), other.toLowerCase()) })).toSorted((a, b) => a.distance - b.distance)
  return nearest && nearest.distance <= Math.max(1, name.length / 4) ? `did you mean "${nearest.other}"?` : undefined
}

/** The number of letters to insert, delete or replace (Levenshtein distance). */
const distanceOf = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length] ?? 0
}
