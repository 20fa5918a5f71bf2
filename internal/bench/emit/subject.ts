/** What codegen.mjs measures: a shader built from nothing, and how its text is printed. The same shape for us and for every peer. */

export interface Printer<Scene> {
  readonly language: 'GLSL' | 'WGSL'
  readonly print: (scene: Scene) => string
}

export interface Subject<Scene> {
  readonly build: () => Scene
  readonly first: Printer<Scene>
  /** Printed from the graph that `first` has printed already. */
  readonly second?: Printer<Scene>
  /** The shortest text it offers where `first` prints a readable one; its size is counted, never its time. */
  readonly compact?: Printer<Scene>
}
