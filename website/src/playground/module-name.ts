/** The modules that the code of the playground can import. */
export const moduleNames = [
  '@kirari/addons',
  'kirari',
  'kirari/camera',
  'kirari/geometry',
  'kirari/glsl',
  'kirari/input',
  'kirari/js',
  'kirari/node',
  'kirari/texture',
  'kirari/wgsl',
] as const
