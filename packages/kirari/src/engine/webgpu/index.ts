/** What the main entry loads when it tries WebGPU. */
export { connectWebGPU } from './device.ts'
export { connectProbed } from './probe.ts'
