/**
 * Where in the plane of F and k the patterns of Pearson's classes grow (Pearson 1993, "Complex Patterns in a Simple System", figure 3).
 * Must not know: the scene.
 */

export type Regime = 'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon' | 'zeta' | 'eta' | 'theta' | 'iota' | 'kappa' | 'lambda' | 'mu' | 'map'

/** Feed and kill rates. `map` is no point: there they change over the picture. */
export const regimes: { readonly [name in Regime]: readonly [feed: number, kill: number] } = {
  alpha: [0.014, 0.053],
  beta: [0.026, 0.051],
  gamma: [0.026, 0.055],
  delta: [0.042, 0.059],
  epsilon: [0.022, 0.059],
  zeta: [0.026, 0.059],
  eta: [0.034, 0.063],
  theta: [0.038, 0.061],
  iota: [0.046, 0.0594],
  kappa: [0.058, 0.063],
  lambda: [0.026, 0.061],
  mu: [0.058, 0.065],
  map: [0.04, 0.06],
}
