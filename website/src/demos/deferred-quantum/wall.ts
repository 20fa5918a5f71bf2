/**
 * What shows the potential: solid walls and posts among the surfaces, and a translucent barrier over the light.
 * Must not know: the wave.
 */
import { draw, geometry } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { box, cylinder, plane } from 'kirari/geometry'
import { attribute, float, fragCoord, instancedAttribute, ivec2, select, varying, vec3, vec4 } from 'kirari/node'
import type { Texture2D } from 'kirari/node'
import type { Setting } from './setting.ts'

type Surfaces = NonNullable<Parameters<typeof draw>[0]['target']> & { readonly depth: Texture2D }

export const createWalls = ({ walls, posts, barrier }: Setting, camera: OrbitCamera, surfaces: Surfaces, extent: number) => {
  const position = attribute(vec3, 'position')
  const facing = attribute(vec3, 'normal')
  const middle = instancedAttribute(vec3, 'middle')
  const size = instancedAttribute(vec3, 'size')
  const solids = (shape: ReturnType<typeof box>, places: readonly (readonly [middle: readonly number[], size: readonly number[]])[]) =>
    draw({
      label: 'walls',
      target: surfaces,
      geometry: geometry(
        { ...shape.attributes, middle: places.map(([place]) => place), size: places.map(([, scale]) => scale) },
        { index: shape.index, instanced: ['middle', 'size'] },
      ),
      vertex: camera.project(position.mul(size).add(middle)),
      fragment: { albedo: vec4(0.4, 0.4, 0.44, 0), normal: vec4(varying(facing, { name: 'facing' }), 1) },
      depth: true,
      cull: 'back',
    })
  const drawSolids = [
    ...(walls
      ? [
          solids(
            box({ size: 1 }),
            walls.map(({ min, max, height: top }) => [
              [(min[0] + max[0]) / 2, top / 2, (min[1] + max[1]) / 2],
              [max[0] - min[0], top, max[1] - min[1]],
            ]),
          ),
        ]
      : []),
    ...(posts
      ? [
          solids(
            cylinder({ radius: 1, height: 1, segments: [48, 1] }),
            posts.map(([x, y, radius]) => [
              [x, 1.2, y],
              [radius, 2.4, radius],
            ]),
          ),
        ]
      : []),
  ]

  // Nothing may stand before what is translucent.
  const isBefore = fragCoord.z.lessThan(surfaces.depth.load(ivec2(fragCoord.xy)).x)
  const ridge = plane({ size: [4, extent], segments: [64, 1], facing: 'y' })
  const { a = 1, drawn = 0 } = barrier ?? {}
  const across = position.x.div(a)
  const profile = float(2).div(across.exp().add(across.negate().exp())).toConst('profile')
  const flank = profile.mul(profile).toConst('flank')
  const steep = varying(flank.mul(across.mul(across)).add(flank), { name: 'steep' })
  const drawBarrier = barrier
    ? [
        draw({
          label: 'barrier',
          geometry: geometry({ position: { data: ridge.attributes.position.data, size: 3 } }, { index: ridge.index }),
          vertex: camera.project(vec3(position.x, flank.mul(drawn), position.z)),
          fragment: vec4(0.55, 0.78, 1, 1).mul(select(float(0), steep.mul(0.22), isBefore)),
          blend: 'alpha',
          clear: false,
        }),
      ]
    : []

  return { solids: drawSolids, barrier: drawBarrier }
}
