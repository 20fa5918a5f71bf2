/**
 * Stands for the package `mermaid` in the finished client, and hands on what the theme asks of it: the library is fetched with the first
 * diagram, from where plugins/diagrams.ts has laid it.
 */
type Library = { readonly mermaidAPI: { readonly initialize: (settings: object) => void }; readonly render: (id: string, text: string) => Promise<unknown> }

/** The library has one set of settings for all diagrams. */
let settings: object = {}
let library: Promise<Library> | undefined

const load = (): Promise<Library> => {
  library ??= import(/* webpackIgnore: true */ process.env['DIAGRAM_LIBRARY'] ?? '').then(
    // What the package exports.
    ({ default: found }: { readonly default: Library }) => found,
    (error: unknown) => {
      // The next diagram asks again.
      library = undefined
      throw error
    },
  )
  return library
}

const mermaid: Library = {
  mermaidAPI: { initialize: (next) => (settings = next) },
  render: async (id, text) => {
    // Those at the time of the call: the colour mode may change while the library is on its way.
    const own = settings
    const { mermaidAPI, render } = await load()
    mermaidAPI.initialize(own)
    return render(id, text)
  },
}

export default mermaid
