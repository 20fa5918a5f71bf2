/** The same export as valid.ts for production builds: a driver refuses an invalid shader, and development has reported it before. */

/** Declared as a function: bundlers remove calls of empty functions only in this form. */
export function validate(): void {}
