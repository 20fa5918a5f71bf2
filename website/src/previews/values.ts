/** The values behind the controls, as uniforms: the fragment reads them, the page sets them. */
import { uniform, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, UniformFloat, UniformVec2, UniformVec3, UniformVec4, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Control } from './preview.ts'

export interface Values {
  readonly float: (id: string) => Float
  readonly vec2: (id: string) => Vec2
  readonly vec3: (id: string) => Vec3
  readonly vec4: (id: string) => Vec4
  /** The value of a control, whatever its type. */
  readonly any: (id: string) => Float | Vec2 | Vec3 | Vec4
  /** Whether there is such a control. */
  readonly has: (id: string) => boolean
  /** Sets a control; the picture follows. */
  readonly set: (id: string, components: readonly number[]) => void
}

type AnyUniform =
  | { readonly size: 1; readonly node: UniformFloat }
  | { readonly size: 2; readonly node: UniformVec2 }
  | { readonly size: 3; readonly node: UniformVec3 }
  | { readonly size: 4; readonly node: UniformVec4 }

export const createValues = (controls: readonly Pick<Control, 'id' | 'value'>[]): Values => {
  const uniforms = new Map(controls.map((control) => [control.id, makeUniform(control)]))
  const find = (id: string): AnyUniform => {
    const found = uniforms.get(id)
    if (!found) throw new Error(`A preview asks for the control "${id}", but there are only: ${[...uniforms.keys()].join(', ') || 'none'}.`)
    return found
  }
  const wrongSize = (id: string, wanted: number): never => {
    throw new Error(`A preview asks for ${wanted} components of the control "${id}", which has ${find(id).size}.`)
  }
  return {
    float(id) {
      const found = find(id)
      return found.size === 1 ? found.node : wrongSize(id, 1)
    },
    vec2(id) {
      const found = find(id)
      return found.size === 2 ? found.node : wrongSize(id, 2)
    },
    vec3(id) {
      const found = find(id)
      return found.size === 3 ? found.node : wrongSize(id, 3)
    },
    vec4(id) {
      const found = find(id)
      return found.size === 4 ? found.node : wrongSize(id, 4)
    },
    any: (id) => find(id).node,
    has: (id) => uniforms.has(id),
    set(id, components) {
      const found = find(id)
      if (components.length !== found.size) wrongSize(id, components.length)
      const [x = 0, y = 0, z = 0, w = 0] = components
      switch (found.size) {
        case 1:
          found.node.value = x
          break
        case 2:
          found.node.value = [x, y]
          break
        case 3:
          found.node.value = [x, y, z]
          break
        default:
          found.node.value = [x, y, z, w]
      }
    },
  }
}

const makeUniform = ({ id, value }: Pick<Control, 'id' | 'value'>): AnyUniform => {
  // Named apart from what the fragment calls its own.
  const name = [...id.split(/\W+/).filter((word) => word !== ''), 'control'].join('_')
  switch (value.length) {
    case 1:
      return { size: 1, node: uniform(value[0] ?? 0, name) }
    case 2:
      return { size: 2, node: uniform(vec2, value, name) }
    case 3:
      return { size: 3, node: uniform(vec3, value, name) }
    case 4:
      return { size: 4, node: uniform(vec4, value, name) }
    default:
      throw new Error(`The control "${id}" has ${value.length} components; a control has one to four.`)
  }
}
