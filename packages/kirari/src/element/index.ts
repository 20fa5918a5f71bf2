/** Entry `kirari/element`. */
export { mount } from './mount.ts'
export type { Mounted } from './mount.ts'
export type { PresentOptions as MountOptions } from './present.ts'
