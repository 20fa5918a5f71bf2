/**
 * The functions of a wall as pages carry them: what many share (kinds, types, the text of a picture but for the name in it) stands once, since the
 * page of all functions has hundreds. Must not know: how a wall looks.
 */
export interface WallItem {
  readonly name: string
  /** Its place within the section: `color/blend/softLight`. */
  readonly path: string
  /** Of its preview. */
  readonly kind: string
  /** What the picture shows. */
  readonly label: string
  readonly summary?: string
  /** The types of its arguments and results. */
  readonly types: readonly string[]
  /** What it costs. */
  readonly size: Cost
}

type Cost = 'S' | 'M' | 'L'

export interface PackedItems {
  /** The category that all are in. */
  readonly folder: string
  /** For each function its name, or `name=slug` where they differ, and what it shares with others, as an index into `shared`. */
  readonly names: string
  readonly rows: readonly number[]
  readonly shared: readonly (readonly [kind: string, label: string, types: string, size: Cost])[]
  readonly summaries?: readonly string[]
}

/** Stands for the name of the function in a label. */
const hole = '\0'

export const packItems = (folder: string, items: readonly WallItem[]): PackedItems => {
  const keys = items.map(({ name, kind, label, types, size }) => JSON.stringify([kind, label.replaceAll(name, hole), types.join(' '), size]))
  const distinct = [...new Set(keys)]
  const summaries = items.flatMap(({ summary }) => (summary === undefined ? [] : [summary]))
  return {
    folder,
    names: items.map(({ name, path }) => (path === `${folder}/${name}` ? name : `${name}=${path.slice(folder.length + 1)}`)).join(' '),
    rows: keys.map((key) => distinct.indexOf(key)),
    // Made above.
    shared: distinct.map((key) => JSON.parse(key) as PackedItems['shared'][number]),
    ...(summaries.length > 0 ? { summaries } : {}),
  }
}

export const unpackItems = ({ folder, names, rows, shared, summaries }: PackedItems): readonly WallItem[] =>
  names.split(' ').flatMap((text, i) => {
    const [name = '', slug = name] = text.split('=')
    const [kind, label, types, size] = shared[rows[i] ?? -1] ?? []
    if (kind === undefined || label === undefined || types === undefined || size === undefined) return []
    const summary = summaries?.[i]
    return [
      {
        name,
        path: `${folder}/${slug}`,
        kind,
        label: label.replaceAll(hole, name),
        types: types.split(' '),
        size,
        ...(summary === undefined ? {} : { summary }),
      },
    ]
  })
