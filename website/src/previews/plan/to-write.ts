/**
 * Kinds to write: those that rows of the plan name and that are not there yet, and options that kinds which are there are still to have.
 * Whoever writes one moves its options to the file of the kind, takes `toWrite` from the rows that have it, and removes it here.
 */
export interface KindsToWrite {
  // Kinds that are not there.

  /** What a camera sees, from the side, beside the cube or the depths that it becomes: planes at equal distances in both. */
  readonly frustum: { readonly becomes: 'cube' | 'depths'; readonly from?: 'depth' }

  // Options of kinds that are there.

  /** `view`: the scene as the camera has it. `surface`: the frame stands on a bent surface. */
  readonly camera: { readonly of: 'view' | 'surface' }
}
