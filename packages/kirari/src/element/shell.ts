/**
 * The elements around a shader, as every framework writes them: an element with the accessible name, in it a stage of the size of
 * the canvas, in that a cover shown before the first frame. Data only.
 */

/** The size that CSS gives the element; without one, twice as wide as high. */
export const stageStyle = { position: 'relative', width: '100%', height: '100%', aspectRatio: '2' } as const
/** Above the canvas, so that removing it changes nothing else. */
export const coverStyle = { position: 'absolute', inset: '0' } as const
export const posterStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const
export const noteStyle = { position: 'absolute', inset: 'auto 0 0', margin: '0', padding: '0.5em 1em', background: 'Canvas', color: 'CanvasText' } as const

/** The accessible name; decoration is hidden from assistive technology. */
export const nameOf = (label: string): { readonly role?: 'img'; readonly 'aria-label'?: string; readonly 'aria-hidden'?: true } =>
  label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }

/** The options that are not attributes of the element. */
export const optionNames = [
  'fragment',
  'frame',
  'init',
  'samples',
  'timing',
  'label',
  'poster',
  'message',
  'backend',
  'pixelRatio',
  'pointer',
  'isPlaying',
  'onReady',
  'onError',
] as const

/** Splits props into options and attributes of the element. */
export const splitOptions = <Props extends object>(props: Props): readonly [options: Props, attributes: Omit<Props, (typeof optionNames)[number]>] => {
  const options: Record<string, unknown> = {}
  const attributes: Record<string, unknown> = {}
  const names: readonly string[] = optionNames
  for (const [name, value] of Object.entries(props)) (names.includes(name) ? options : attributes)[name] = value
  // Each has the props that its type names; the options are used for nothing else.
  return [options as Props, attributes as Props]
}
