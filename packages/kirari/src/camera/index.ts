/** Entry `kirari/camera`: matrices of cameras as numbers, and a camera that people turn around a point. */
export { lookAt, type LookAtOptions } from './look-at.ts'
export { createOrbitCamera, type ConnectOptions, type OrbitCamera, type OrbitOptions, type OrbitPlace } from './orbit.ts'
export { orthographic, type OrthographicOptions } from './orthographic.ts'
export { perspective, type PerspectiveOptions } from './perspective.ts'
