/**
 * Checks that a program fits its geometry, by the names of attributes, and its target, by the names of attachments.
 * Both backends use these checks, so they throw the same errors.
 */
import { badAttribute, badOutput, readsOwnTarget, tooMany } from '#explain-frame'
import type { ProgramAttribute, ProgramTexture } from '../../shader/ir/program.ts'
import type { Attachment, TargetSource } from '../../shader/ir/resource.ts'
import { formatInfo } from '../../shader/ir/format.ts'
import { floatType, uintType, type NumericType } from '../../shader/ir/type.ts'
import { EngineError } from '../message/error.ts'
import type { Geometry, VertexBuffer } from './geometry.ts'
import type { DrawStep, Fragment, Outputs } from './step.ts'

/** Whether it is a single colour, not several outputs by name. */
export const isColour = (fragment: Fragment | Outputs): fragment is Fragment => 'op' in fragment && 'args' in fragment

/** The names of the outputs of a fragment stage, in order; `color` for a single colour. */
export const outputNames = (fragment: Fragment | Outputs): readonly string[] =>
  isColour(fragment) ? ['color'] : Object.keys(fragment).filter((name) => name !== 'depth' && fragment[name] !== undefined)

/** The index of the attachment that an output goes to: the one of its name, or the only one for a single colour. */
const placeOf = (name: string, { colors }: TargetSource, isAlone: boolean): number =>
  isAlone && colors.length === 1 ? 0 : colors.findIndex((attachment) => attachment.name === name)

/** The location of each output: the index of its attachment, or 0 on a canvas. Throws if the target has no such attachment. */
export const outputLocations = (fragment: Fragment | Outputs, target: TargetSource | undefined): readonly number[] => {
  const names = outputNames(fragment)
  const isAlone = isColour(fragment)
  // A depth alone is always allowed; no output at all only if the target has no colours.
  if (names.length === 0 && !('depth' in fragment) && target?.colors.length !== 0) throw new EngineError(badOutput('a colour or a `depth`', 'nothing'))
  if (!target) {
    const odd = names.find((name) => name !== 'color')
    if (odd !== undefined) throw new EngineError(badOutput('a colour, or `color` alone, for the canvas', odd))
    return names.map(() => 0)
  }
  // A target with depth alone ignores a colour.
  if (isAlone && target.colors.length === 0) return [0]
  const places = names.map((name) => placeOf(name, target, isAlone))
  const odd = names[places.indexOf(-1)]
  if (odd !== undefined)
    throw new EngineError(
      badOutput(`outputs of the names ${target.colors.map(({ name }) => name).join(', ')}, as the target has`, isAlone ? 'one colour' : odd),
    )
  return places
}

/** Throws if an attachment cannot store values of this type. */
export const fitOutput = (type: NumericType, attachment: Attachment | undefined): void => {
  if (!attachment) return
  const { name, format } = attachment
  const { scalar, components: size } = formatInfo(format)
  if (type.scalar.name === scalar && type.size >= size) return
  const wanted = size === 1 ? scalar : `${scalar === 'float' ? '' : scalar[0]}vec${size}`
  throw new EngineError(badOutput(`${size < 4 ? 'at least ' : ''}${wanted} for "${name}" (${format})`, type.name))
}

/** The data of an attribute. Throws if the geometry lacks it, or has it with another type. */
export const fitAttribute = ({ source: { name, instanced }, type }: ProgramAttribute, geometry: Geometry | undefined): VertexBuffer => {
  const buffer = geometry?.attributes[name]
  const wanted = `${instanced ? 'an instanced attribute' : 'an attribute'} "${name}" (${type.name}) in the geometry`
  if (!buffer) {
    const names = Object.keys(geometry?.attributes ?? {})
    throw new EngineError(badAttribute(wanted, geometry ? `only ${names.map((own) => `"${own}"`).join(', ')}` : 'no geometry'))
  }
  const { data, size, normalized } = buffer
  if (size !== type.size) throw new EngineError(badAttribute(`${type.size} numbers a vertex for "${name}"`, `${size}`))
  const isUnsigned = data instanceof Uint32Array || data instanceof Uint16Array || data instanceof Uint8Array
  const isInteger = !normalized && !(data instanceof Float32Array)
  if (type.scalar !== floatType && (!isInteger || isUnsigned !== (type.scalar === uintType)))
    throw new EngineError(badAttribute(`${type.scalar === uintType ? 'a Uint32Array' : 'an Int32Array'} for "${name}" (${type.name})`, data.constructor.name))
  return buffer
}

/** The number of vertices (or instances) in the shortest attribute; Infinity without attributes. */
export const capacityOf = (attributes: readonly ProgramAttribute[], geometry: Geometry | undefined, instanced: boolean): number =>
  Math.min(
    ...attributes.flatMap((attribute) => {
      const buffer = attribute.source.instanced === instanced ? geometry?.attributes[attribute.source.name] : undefined
      return buffer ? [buffer.data.length / buffer.size] : []
    }),
  )

/** Throws if a draw exceeds its buffers: one backend would draw nothing, the other drop all commands of the frame. */
export const fitCount = (wanted: number, there: number, what: 'vertices' | 'entries of the index' | 'instances'): void => {
  if (wanted > there) throw new EngineError(tooMany(wanted, there, what))
}

/** The default number of instances: the number of entries of the instanced attributes, or 1 without any. */
export const instancesOf = (attributes: readonly ProgramAttribute[], geometry: Geometry | undefined): number => {
  const each = attributes.flatMap((attribute) => {
    const count = capacityOf([attribute], geometry, true)
    return count === Infinity ? [] : [{ count, name: attribute.source.name }]
  })
  const [{ count } = { count: 1 }] = each
  if (each.every((other) => other.count === count)) return count
  const counts = each.map((other) => `${other.count} for "${other.name}"`)
  throw new EngineError(badAttribute('as many entries for each instanced attribute, or `instances` in draw(…)', counts.join(', ')))
}

/** Throws if a step reads the target it draws into, unless the target is ping-pong. */
export const fitReads = ({ target }: Pick<DrawStep, 'target'>, textures: readonly ProgramTexture[]): void => {
  if (!target || target.isPingPong) return
  const own = textures.find(({ source }) => source.attachment?.target === target)
  if (own) throw new EngineError(readsOwnTarget(own.source.attachment?.name ?? own.name))
}
