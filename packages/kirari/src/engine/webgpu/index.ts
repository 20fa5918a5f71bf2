/** The module that the main entry loads to try WebGPU. */
export { connectWebGPU } from './device.ts'
export { connectProbed } from './probe.ts'
