/**
 * The nearest of points scattered one a cell: the way to it, and a random number of its own (catalogue/generative/voronoi.ts).
 *
 * The points and the search are those of worley. The number comes from a second hash: one that shared bits with the position of
 * the point would be larger on one side of the cells.
 */
import { float, fn, If, overload, uint, vec2, vec3, vec4 } from 'kirari/node'
import { cellValue } from './cellValue.ts'
import { pointsInSpace, pointsOnPlane } from './cells.ts'

const far = 64

const onPlane = /*#__PURE__*/ fn('voronoi_jitter', [{ p: vec2 }, { jitter: float }], vec3, (p, jitter) => {
  const nearest = float(far).toVar('nearest')
  const way = vec2(0).toVar('way')
  const word = uint(0).toVar('word')
  pointsOnPlane(
    p,
    jitter,
    4,
  )((away, hash) => {
    const squared = away.dot(away).toConst('squared')
    If(squared.lessThan(nearest), () => {
      nearest.assign(squared)
      way.assign(away)
      word.assign(hash.x)
    })
  })
  return vec3(way, cellValue(word))
})
const inSpace = /*#__PURE__*/ fn('voronoi_vec3_jitter', [{ p: vec3 }, { jitter: float }], vec4, (p, jitter) => {
  const nearest = float(far).toVar('nearest')
  const way = vec3(0).toVar('way')
  const word = uint(0).toVar('word')
  pointsInSpace(
    p,
    jitter,
  )((away, hash) => {
    const squared = away.dot(away).toConst('squared')
    If(squared.lessThan(nearest), () => {
      nearest.assign(squared)
      way.assign(away)
      word.assign(hash.x)
    })
  })
  return vec4(way, cellValue(word))
})
const fullOnPlane = /*#__PURE__*/ fn('voronoi', [{ p: vec2 }], vec3, (p) => onPlane(p, 1))
const fullInSpace = /*#__PURE__*/ fn('voronoi_vec3', [{ p: vec3 }], vec4, (p) => inSpace(p, 1))

/** The way from `p` to the nearest point of a random pattern with one point a cell, and in the last component a random number in [0, 1) of that point. */
export const voronoi = /*#__PURE__*/ overload(fullOnPlane, fullInSpace, onPlane, inSpace)
