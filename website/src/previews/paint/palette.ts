/** The colours of all previews. The pictures bring their own dark ground, so they look the same on light and on dark pages. */
import { vec3 } from 'kirari/node'

/** Behind everything. */
export const ground = vec3(0.063, 0.075, 0.106)
/** A field on the ground. */
export const panel = vec3(0.094, 0.11, 0.153)
/** Lines of a grid. */
export const faint = vec3(0.15, 0.173, 0.231)
/** Axes and frames. */
export const rule = vec3(0.259, 0.294, 0.376)
/** Helping lines and marks. */
export const quiet = vec3(0.541, 0.58, 0.67)
/** The brightest: what the eye should find first. */
export const paper = vec3(0.941, 0.953, 0.973)
/** The function's result; inside. */
export const warm = vec3(1, 0.706, 0.329)
/** What goes into it; outside. */
export const cool = vec3(0.361, 0.722, 1)
/** A third and a fourth, for pictures with more than two parties. */
export const mint = vec3(0.345, 0.839, 0.706)
export const rose = vec3(1, 0.435, 0.49)
