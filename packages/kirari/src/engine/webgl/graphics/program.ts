/**
 * Linked programs, cached per context by the text of both stages.
 * Uniform values belong to the program: a step writes all its values again if another step used the program since.
 */
import { driverRefused, readLog } from '#explain-engine'
import { ShaderError } from '../../../shader/diagnostic/diagnostic.ts'
import type { Program, StageProgram } from '../../../shader/ir/program.ts'
import type { Slot } from '../../device/device.ts'
import { link, type Logs } from '../compile.ts'
import type { Context } from '../context.ts'
import { createWriter } from '../pipeline.ts'
import type { State } from './state.ts'

export interface Linked {
  readonly program: WebGLProgram
  /** The step that last wrote the uniforms. */
  user: object | undefined
  /** The warm-up for each combination of framebuffer formats. */
  readonly warmUps: Map<string, Promise<void>>
}

interface Entry {
  readonly linked: Promise<Linked>
  users: number
}

const contexts = new WeakMap<Context, Map<string, Entry>>()
const entriesOf = (context: Context): Map<string, Entry> => {
  let entries = contexts.get(context)
  if (!entries) contexts.set(context, (entries = new Map<string, Entry>()))
  return entries
}
const textOf = ({ code: { vertex = '', fragment = '' } }: StageProgram): string => `${vertex}\0${fragment}`

/** Each call needs one `releaseProgram`. */
export const acquireProgram = async (state: State, stages: StageProgram): Promise<Linked> => {
  const entries = entriesOf(state.context)
  const text = textOf(stages)
  let entry = entries.get(text)
  if (!entry) entries.set(text, (entry = { linked: request(state, stages), users: 0 }))
  entry.users++
  try {
    return await entry.linked
  } catch (error) {
    if (--entry.users === 0) entries.delete(text)
    throw error
  }
}

export const releaseProgram = ({ context, gl }: State, stages: StageProgram, { program }: Linked): void => {
  const entries = entriesOf(context)
  const text = textOf(stages)
  const entry = entries.get(text)
  if (!entry || --entry.users > 0) return
  entries.delete(text)
  gl.deleteProgram(program)
}

const request = async (state: State, stages: StageProgram): Promise<Linked> => {
  const { gl, context } = state
  const { vertex = '', fragment = '' } = stages.code
  const program = await link(context, { vertex, fragment }, (logs) => compileError(stages, logs))
  state.useProgram(program)
  const setUnit = (name: string | undefined, unit: number | undefined): void => {
    if (name !== undefined && unit !== undefined) gl.uniform1i(gl.getUniformLocation(program, name), unit)
  }
  for (const { name, binding } of stages.textures) setUnit(name, binding)
  for (const { texels = [] } of stages.storages) for (const { name, unit } of texels) setUnit(name, unit)
  return { program, user: undefined, warmUps: new Map() }
}

/** The error of a compile or link, for the stage that the driver complains about; link errors belong to both. */
const compileError = ({ code, sites }: StageProgram, logs: Logs): Error => {
  const stage = logs.vertex && !logs.fragment ? 'vertex' : 'fragment'
  const text: Program = {
    language: 'glsl',
    vertex: code.vertex ?? '',
    fragment: code[stage] ?? '',
    uniforms: [],
    blockBytes: 0,
    textures: [],
    sites: sites[stage] ?? [],
  }
  return new ShaderError(driverRefused(text, readLog(`${logs[stage]}${logs.program}`)))
}

/** Uploads the values of one step to its program, which is current. Allocates nothing. */
export type WriteUniforms = (slots: readonly Slot[], first: number) => void

/** `size` gives the value of `resolution`; without it, the slot does. */
export const uniformWriter = (
  { gl }: State,
  linked: Linked,
  { uniforms }: StageProgram,
  size: { readonly width: number; readonly height: number } | undefined,
): WriteUniforms => {
  const user = {}
  const writers = uniforms.map((uniform) => createWriter(gl, gl.getUniformLocation(linked.program, uniform.name), uniform))
  const sizeAt = size ? uniforms.findIndex(({ source }) => source === 'resolution') : -1
  const resolution = [0, 0]
  return (slots, first) => {
    const isStale = linked.user !== user
    linked.user = user
    for (let i = 0; i < writers.length; i++) {
      if (i === sizeAt && size) {
        if (!isStale && resolution[0] === size.width && resolution[1] === size.height) continue
        resolution[0] = size.width
        resolution[1] = size.height
        writers[i]?.(resolution)
        continue
      }
      const slot = slots[first + i]
      if (!slot || !(isStale || slot.changed)) continue
      slot.changed = false
      writers[i]?.(slot.source.value)
    }
  }
}
