/** Entry `kirari/input`: pointers, fingers, wheels and keys as nodes. An engine listens only for what its shaders read. */
export { key } from './key.ts'
export { pointerButtons, pointerDelta, pointerDown, pointerDrag, pointerInside, pointerPressure, touch, touchCount } from './pointer.ts'
export { wheel } from './wheel.ts'
