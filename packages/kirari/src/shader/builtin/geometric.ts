/** Functions of directions that are not methods of nodes. */
import { floatType, type Type } from '../ir/type.ts'
import { ruleOf, type Rule } from './rule.ts'

const isDirection = (type: Type | undefined): type is Type => type?.kind === 'vector' && type.scalar === floatType

/** (normal, incident, reference): the normal, reversed where the reference points along the incident. */
export const faceForward: Rule = /*#__PURE__*/ ruleOf('faceForward', 'vector', 3, { glsl: 'faceforward' })

/** (incident, normal, ratio): the refracted direction; the zero vector for total internal reflection. */
export const refract: Rule = /*#__PURE__*/ ruleOf(
  'refract',
  ([incident, normal, ratio]) => (isDirection(incident) && normal === incident && ratio === floatType ? incident : undefined),
  3,
  { mixed: 'any', takes: 'two vectors of floats of one size and a float' },
)
