/**
 * Kinds to write: those that rows of the plan name and that are not there yet, and options that kinds which are there are still to have.
 * Whoever writes one moves its options to the file of the kind, takes `toWrite` from the rows that have it, and removes it here.
 */
export interface KindsToWrite {
  // Kinds that are not there.


  // Options of kinds that are there.

}
