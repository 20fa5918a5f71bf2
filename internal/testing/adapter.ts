/// <reference types="@webgpu/types" />
/** The name of the GPU or driver in the browser of the tests: measured numbers are valid for it alone. Runs in a page. */
import type { Backend } from './differential.ts'

export const adapterName = async (backend: Backend): Promise<string> => (backend === 'webgl' ? webglName() : webgpuName())

const webglName = (): string => {
  const gl = document.createElement('canvas').getContext('webgl2')
  if (!gl) throw new Error('expected a WebGL2 context, got null: the flags in internal/testing/browser.mjs do not reach the browser')
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}

const webgpuName = async (): Promise<string> => {
  const adapter = await navigator.gpu?.requestAdapter()
  if (!adapter) throw new Error('expected a WebGPU adapter, got none: the flags in internal/testing/browser.mjs do not reach the browser')
  const { vendor, architecture, device, description } = adapter.info
  return [vendor, architecture, device, description].filter(Boolean).join(' ') || 'an adapter that tells no name'
}
