/** The board: the picture, around it a tile for each neuron, and panels with target, error, loss and weights. */
import { draw, geometry } from 'kirari'
import {
  attribute,
  dot,
  exp,
  float,
  If,
  fn,
  instancedAttribute,
  instanceIndex,
  int,
  log2,
  Loop,
  mix,
  resolution,
  select,
  smoothstep,
  uint,
  uniform,
  varying,
  vec2,
  vec3,
  vec4,
  uv,
} from 'kirari/node'
import type { Float, Storage, Uint, Vec2, Vec3, Vec4 } from 'kirari/node'
import type { Texture2D } from 'kirari/node'
import { slots, slotsPerOctave, type History } from './history.ts'
import { four, type Layer } from './layer.ts'
import { layoutOf, slotsOf, type Layout, type Rect } from './layout.ts'
import type { Lattice } from './samples.ts'

interface Options {
  readonly width: number
  readonly hidden: readonly Layer[]
  readonly last: Layer
  /** The values of each layer on the lattice, the output last. */
  readonly values: readonly Storage<Vec4>[]
  readonly output: Storage<Vec4>
  readonly lattice: Lattice
  readonly history: History['history']
  readonly picture: Texture2D
  /** The target as a picture; for a distance, the goals on the lattice are drawn. */
  readonly easel: Texture2D | undefined
}

const night = vec3(0.016, 0.02, 0.035)
/** Blue below 0, dark around it, amber above, from −1 to 1. */
const signed = (value: Float): Vec3 => {
  const strength = value.abs().saturate().toConst('strength')
  const hue = select(vec3(0.1, 0.5, 0.95), vec3(1, 0.56, 0.14), value.greaterThan(0))
  const pale = select(vec3(0.75, 0.95, 1), vec3(1, 0.95, 0.72), value.greaterThan(0))
  return mix(mix(vec3(0.03, 0.036, 0.06), hue, strength.sqrt().mul(strength.mul(0.4).add(0.6))), pale, strength.sub(0.55).max(0).mul(1.7))
}
const squash = (value: Float): Float => value.div(value.abs().add(0.6)).mul(1.25)

export const createBoard = ({ width, hidden, last, values, output, lattice, history, picture, easel }: Options) => {
  const layers = [...hidden, last]
  const depth = hidden.length
  const slotLists = slotsOf(width, depth)
  const columnsOf = ({ inputBlocks }: Layer): number => inputBlocks * 4 + 1
  const rowsOf = (layer: Layer, k: number): number => (k === depth ? (easel ? 3 : 1) : layer.blocks * 4)
  const matrices = layers.map((layer, k) => [columnsOf(layer), Math.max(rowsOf(layer, k), columnsOf(layer) / 6)] as const)

  const corner = attribute(vec2, 'position')
  const square = { position: { data: new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), size: 2 } } as const
  const place = varying(corner, { name: 'place' })
  const onCanvas = (at: Vec2): Vec4 => vec4(at.mul(2).sub(1), 0, 1)

  /** 1 inside a rectangle with round corners, so many pixels large. */
  const inside = (pixels: Vec2, radius: Float): Float => {
    const q = place.sub(0.5).abs().mul(pixels).sub(pixels.mul(0.5)).add(radius).toConst('q')
    return smoothstep(0.7, -0.7, q.max(0).length().add(q.x.max(q.y).min(0)).sub(radius))
  }
  const panel = (label: string, content: (at: Vec2) => Vec3) => {
    const rect = uniform([0, 0, 1, 1] as const, `${label}Place`)
    const pixels = rect.zw.mul(resolution)
    const step = draw({
      label,
      topology: 'triangle-strip',
      geometry: geometry(square),
      vertex: onCanvas(rect.xy.add(corner.mul(rect.zw))),
      fragment: vec4(content(place), 1).mul(inside(pixels, pixels.y.min(pixels.x).mul(0.02).add(1))),
      blend: 'alpha',
    })
    return {
      step,
      put(to: Rect) {
        rect.value = [to[0], to[1], to[2], to[3]]
      },
    }
  }

  /** A component of a signal on the lattice, between its points. */
  const { side } = lattice
  const between = (values: Storage<Vec4>, block: Uint, at: Vec2): Vec4 => {
    const p = at
      .mul(side)
      .sub(0.5)
      .clamp(0, side - 1.001)
      .toConst('p')
    const f = p.fract().toConst('f')
    const first = block
      .mul(side * side)
      .add(uint(p.y).mul(side))
      .add(uint(p.x))
      .toConst('first')
    const row = (offset: number): Vec4 => mix(values.at(first.add(offset)), values.at(first.add(offset + 1)), f.x)
    return mix(row(0), row(side), f.y)
  }
  const pick = (part: Uint): Vec4 => four((k) => float(part.equal(k)))

  // ── Tiles.
  const tile = uniform([0.1, 0.1], 'tile')
  const origin = uniform([0, 0], 'origin')
  const tiles = slotLists.map((list, k) => {
    const slot = instancedAttribute(vec2, 'slot')
    const number = varying(instanceIndex, { name: 'number' })
    const value = dot(between(values[k] ?? output, number.div(4), place), pick(number.bitAnd(3))).toConst('value')
    // The last hidden layer in colour, brightened: the contributions of its neurons. Their sum and a constant are the picture.
    const share = last.weights.at(number).xyz.mul(value)
    const color = k === depth - 1 && easel ? share.mul(3.2).add(0.08).saturate() : k === depth - 1 ? signed(squash(share.x.mul(5))) : signed(squash(value))
    return draw({
      label: `neurons of layer ${k + 1}`,
      geometry: geometry({ ...square, slot: { data: new Float32Array(list.flat()), size: 2 } }, { instanced: ['slot'] }),
      topology: 'triangle-strip',
      vertex: onCanvas(origin.add(slot.add(0.04).add(corner.mul(0.92)).mul(tile))),
      fragment: vec4(color, 1).mul(inside(tile.mul(resolution).mul(0.92), tile.y.mul(resolution.y).mul(0.09))),
      blend: 'alpha',
    })
  })

  // ── Panels.
  const brush = uniform([0, 0, 0], 'brush')
  const main = panel('picture', (at) => {
    const ring = smoothstep(0.006, 0.002, at.sub(brush.xy).length().sub(0.026).abs()).mul(brush.z)
    return mix(picture.sample(at).xyz, vec3(1), ring.mul(0.8))
  })
  /** Levels of a distance, with the surface as a line. */
  const levels = (distance: Float): Vec3 => {
    const wave = distance.mul(62).cos().mul(0.16).add(0.84)
    const line = smoothstep(0.022, 0.008, distance.abs())
    return mix(
      select(vec3(0.12, 0.36, 0.62), vec3(0.95, 0.56, 0.2), distance.lessThan(0))
        .mul(wave)
        .mul(exp(distance.abs().mul(-2))),
      vec3(1),
      line,
    )
  }
  const goal = panel('target', (at) => (easel ? easel.sample(at).xyz : levels(between(lattice.goals, uint(0), at).x)))
  const error = panel('error', (at) => {
    const difference = easel
      ? easel.sample(at).xyz.sub(picture.sample(at).xyz).abs()
      : vec3(
          between(lattice.goals, uint(0), at)
            .x.sub(between(output, uint(0), at).x)
            .abs()
            .mul(2),
        )
    return vec3(0.03, 0.02, 0.05).add(difference.mul(3))
  })

  const octaves = uniform(6, 'octaves')
  const decades = 5
  /** The logarithm of the loss in a slot, or in the last slot before that has one; from 0 for 10⁻⁵ to 1. */
  const heightOf = fn('heightOf', [{ slot: int }], float, (slot) => {
    const found = vec2(0).toVar('found')
    Loop(int(slotsPerOctave + 1), (back) => {
      If(found.y.equal(0), () => found.assign(history.at(uint(slot.sub(back).clamp(0, slots - 1)))))
    })
    return log2(found.x.div(found.y.max(1)).max(1e-9))
      .mul(Math.log10(2) / decades)
      .add(1)
  })
  const loss = panel('loss', (at) => {
    const x = at.x.mul(octaves).mul(slotsPerOctave).toConst('x')
    const slot = int(x).toConst('slot')
    const height = mix(heightOf(slot), heightOf(slot.add(1)), x.fract()).toConst('height')
    const away = at.y.sub(height).mul(110)
    const line = exp(away.mul(away).mul(-0.35))
    const fill = select(float(0), exp(at.y.sub(height).mul(2.2)).mul(0.3), at.y.lessThan(height))
    const grid = smoothstep(0.02, 0.008, at.y.mul(decades).add(0.5).fract().sub(0.5).abs()).max(
      smoothstep(0.03, 0.012, at.x.mul(octaves).add(0.5).fract().sub(0.5).abs()),
    )
    return vec3(0.03, 0.036, 0.06)
      .add(grid.mul(0.07))
      .add(vec3(0.35, 0.9, 0.75).mul(fill))
      .add(vec3(0.7, 1, 0.9).mul(line))
  })

  const maps = layers.map((layer, k) => {
    const [columns, rows] = [columnsOf(layer), rowsOf(layer, k)]
    const scale = layer.activation.bound(columns - 1, rows, k === 0)
    return panel(`weights of layer ${k + 1}`.replaceAll(' ', ''), (at) => {
      const column = uint(at.x.mul(columns)).min(columns - 1)
      const row = uint(float(1).sub(at.y).mul(rows))
        .min(rows - 1)
        .toConst('row')
      const weight = dot(layer.weights.at(row.div(4).mul(columns).add(column)), pick(row.bitAnd(3)))
      return signed(squash(weight.div(scale * 1.6)))
    })
  })

  // ── Behind all: light from the picture.
  const heart = uniform([0.5, 0.5, 0.3, 0.3], 'heart')
  const local = uv.sub(heart.xy).div(heart.zw).toConst('local')
  const nearest = local.clamp(0.08, 0.92).toConst('nearest')
  const away = local.sub(local.saturate()).length().toConst('away')
  const spread = away.mul(0.5).add(0.06).toConst('spread')
  const around = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ].reduce<Vec3>((sum, [x = 0, y = 0]) => sum.add(picture.sample(nearest.add(vec2(x, y).mul(spread))).xyz), vec3(0))
  const background = draw({ label: 'background', fragment: vec4(night.add(around.mul(0.055).mul(exp(away.mul(-2.2)))), 1) })

  const panels = [goal, error, loss, ...maps]
  let layout: Layout | undefined
  let aspect = 0
  return {
    steps: [background, main.step, ...tiles, ...panels.map(({ step }) => step)],
    brush,
    octaves,
    /** The layout for a canvas of this size. Uniforms change only with it: a change draws another frame. */
    arrange(wide: number, high: number): Layout {
      const next = wide / Math.max(1, high)
      if (layout && next === aspect) return layout
      aspect = next
      layout = layoutOf(aspect, width, depth, matrices)
      const { picture: heartPlace } = layout
      main.put(heartPlace)
      goal.put(layout.target)
      error.put(layout.error)
      loss.put(layout.loss)
      layout.weights.forEach((rect, k) => maps[k]?.put(rect))
      tile.value = [...layout.tile]
      origin.value = [heartPlace[0], heartPlace[1]]
      heart.value = [...heartPlace]
      return layout
    },
  }
}
