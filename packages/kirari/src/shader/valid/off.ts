/** The same export as valid.ts for production builds: a driver refuses what is wrong, and development has said so before. */

/** Declared as a function: bundlers leave out calls of empty functions only of this kind. */
export function validate(): void {}
