/** The subject of codegen.mjs: how a library builds a shader, and how it prints the text. The same interface for Kirari and for every peer. */

export interface Printer<Scene> {
  readonly language: 'GLSL' | 'WGSL'
  readonly print: (scene: Scene) => string
}

export interface Subject<Scene> {
  readonly build: () => Scene
  readonly first: Printer<Scene>
  /** Prints the graph that `first` has printed already. */
  readonly second?: Printer<Scene>
  /** The shortest text it offers where `first` prints a readable one; we count its size, never its time. */
  readonly compact?: Printer<Scene>
}
