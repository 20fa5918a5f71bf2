/** What the reader's code can import: the entries of the engine and the functions of the library, all of them in the frame's script. */
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

type Modules = Readonly<Record<string, unknown>>

const all: Modules = {
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

export const moduleNames: readonly string[] = Object.keys(all)

/** Some exports of a module in place of its own. */
export const modulesWith = (changes: Readonly<Record<string, object>>): Modules => ({
  ...all,
  ...Object.fromEntries(Object.entries(changes).map(([name, exports]) => [name, { ...(all[name] as object), ...exports }])),
})
