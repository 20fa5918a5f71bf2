/** Shared by the sine easings, which go on as waves outside of 0 to 1. */
import { select } from 'kirari/node'
import type { Generic } from 'kirari/node'

/** The sine of π·x. The languages have no error bound for larger angles, so whole half-turns are taken away: its sign may be the other one. */
export const halfWave = (x: Generic): Generic => x.sub(x.round()).mul(Math.PI).sin()

/** `curve`, but exactly t where that is 0 or 1: no language guarantees the last bits of a sine. Only 0 and 1 are their own squares. */
export const exactEnds = (t: Generic, curve: Generic): Generic => select(curve, t, t.mul(t).equal(t))
