/** Noise and random numbers: the field with its statistics, and for hashes their bits. */
import type { Rows } from './row.ts'

export const generative = {
  pcg: { kind: 'avalanche' },
  pcg2d: { kind: 'avalanche', words: 2 },
  pcg3d: { kind: 'avalanche', words: 3 },
  pcg4d: { kind: 'avalanche', words: 4 },
  random: { kind: 'noise', field: 'cells' },
  srandom: { kind: 'noise', field: 'cells' },
  valueNoise: { kind: 'noise', field: 'smooth' },
  gnoise: { kind: 'noise', field: 'smooth' },
  cnoise: { kind: 'noise', field: 'smooth' },
  pnoise: { kind: 'noise', field: 'smooth', period: true },
  snoise: { kind: 'noise', field: 'smooth' },
  // It returns its gradient too, which is why one takes it.
  psrdnoise: { kind: 'vectors', over: 'value' },
  noised: { kind: 'vectors', over: 'value' },
  // That nothing piles up is seen only when something drifts.
  curl: { kind: 'vectors', over: 'particles' },
  fbm: { kind: 'noise', field: 'smooth' },
  turbulence: { kind: 'noise', field: 'smooth' },
  ridged: { kind: 'noise', field: 'smooth' },
  domainWarp: { kind: 'noise', field: 'smooth', beside: 'unwarped' },
  worley: { kind: 'cells', gives: 'distances' },
  voronoi: { kind: 'cells', gives: 'point' },
  voronoiBorder: { kind: 'cells', gives: 'border' },
  voronoise: { kind: 'noise', field: 'smooth' },
  wavelet: { kind: 'noise', field: 'smooth' },
  gerstnerWave: { kind: 'surface', shows: 'wave' },
} as const satisfies Rows
