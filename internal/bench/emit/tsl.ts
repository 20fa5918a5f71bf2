/**
 * three.js TSL, printed as its renderer prints a new material: by the node builder of the backend.
 * That builder also makes the vertex stage and the output conversion; we count only the fragment stage's text.
 */
import { Camera, Mesh, type Node, NodeMaterial, PlaneGeometry, Scene, WebGPURenderer } from 'three/webgpu'
import { build } from '../scene/tsl.ts'
import { installNullBrowser, nullCanvas } from './null-browser.ts'
import type { Printer, Subject } from './subject.ts'

/** NodeManager of three.js r187 sets these on a builder; its types omit them. */
interface NodeBuilder {
  scene: Scene
  material: NodeMaterial
  camera: Camera
  context: { material: NodeMaterial }
  lightsNode: unknown
  environmentNode: null
  fogNode: null
  clippingContext: null
  build(): void
  fragmentShader: string
}

interface Internals {
  readonly backend: { createNodeBuilder(object: Mesh, renderer: unknown): NodeBuilder }
  readonly lighting: { getNode(scene: Scene): unknown }
}

const printer = async (language: 'GLSL' | 'WGSL'): Promise<Printer<Node<'vec4'>>> => {
  const renderer = new WebGPURenderer({ canvas: nullCanvas(), forceWebGL: language === 'GLSL' })
  await renderer.init()
  // See above: the renderer has these members, and its types do not.
  const { backend, lighting } = renderer as unknown as Internals
  const scene = new Scene()
  const camera = new Camera()
  const geometry = new PlaneGeometry(2, 2)
  const print = (color: Node<'vec4'>): string => {
    const material = new NodeMaterial()
    material.fragmentNode = color
    const builder = backend.createNodeBuilder(new Mesh(geometry, material), renderer)
    Object.assign(builder, { scene, material, camera, lightsNode: lighting.getNode(scene), environmentNode: null, fogNode: null, clippingContext: null })
    builder.context.material = material
    builder.build()
    return builder.fragmentShader
  }
  return { language, print }
}

export const start = async (): Promise<Subject<Node<'vec4'>>> => {
  installNullBrowser()
  return { build, first: await printer('GLSL'), second: await printer('WGSL') }
}
