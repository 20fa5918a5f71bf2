/**
 * Entry `kirari/texture`: images for textures, from addresses, videos and cameras.
 */
export { loadCube, loadImage, loadLayers } from './image.ts'
export type { LoadOptions } from './image.ts'
export type { Progress } from './download.ts'
export { video } from './video.ts'
export type { LiveImage, VideoOptions } from './video.ts'
export { webcam } from './webcam.ts'
export type { WebcamOptions } from './webcam.ts'
export type { ExternalImage } from '../shader/ir/expr.ts'
export type { ImageOptions } from './video-image.ts'
