/** Entry `kirari/camera`: camera matrices as numbers, and an orbit camera. */
export { lookAt, type LookAtOptions } from './look-at.ts'
export { createOrbitCamera, type ConnectOptions, type OrbitCamera, type OrbitOptions, type OrbitPlace } from './orbit.ts'
export { orthographic, type OrthographicOptions } from './orthographic.ts'
export { perspective, type PerspectiveOptions } from './perspective.ts'
