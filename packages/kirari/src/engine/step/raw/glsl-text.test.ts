/** The declarations found in GLSL text. */
import { expect, test } from 'vitest'
import { declarationsIn } from './glsl-text.ts'

const found = (text: string): readonly string[] =>
  declarationsIn(text).map(
    ({ storage, type, name, count, location }) =>
      `${storage} ${type} ${name}${count === undefined ? '' : `[${count}]`}${location === undefined ? '' : ` @${location}`}`,
  )

test.each<readonly [string, string, readonly string[]]>([
  ['uniforms of numbers', 'uniform float a;\nuniform highp vec3 b;', ['uniform float a', 'uniform vec3 b']],
  ['several in one declaration', 'uniform float a, b[2], c;', ['uniform float a', 'uniform float b[2]', 'uniform float c']],
  ['arrays by the type and by the name', 'uniform vec2[3] a;\nuniform vec2 b [ 4 ];', ['uniform vec2 a[3]', 'uniform vec2 b[4]']],
  ['counts that are named', '#define N 3\nconst int M = 2;\nuniform float a[N];\nuniform float b[M];', ['uniform float a[3]', 'uniform float b[2]']],
  ['samplers', 'uniform mediump isampler2DArray a;', ['uniform isampler2DArray a']],
  [
    'what comes in and goes out, with its place',
    'layout(location = 2) in vec4 a;\nflat in int b;\nlayout ( location=1 ) out uvec2 c;',
    ['in vec4 a @2', 'in int b', 'out uvec2 c @1'],
  ],
  ['structs by their names', 'struct Light { vec3 color; float power; };\nuniform Light light;', ['uniform Light light']],
  ['blocks', 'layout(std140) uniform Values { vec3 a; };\nuniform float b;', ['uniform { Values', 'uniform float b']],
])('%s are found', (_, text, wanted) => expect(found(text)).toEqual(wanted))

test.each<readonly [string, string]>([
  ['comments', '// uniform float a;\n/* uniform float b;\n uniform float c; */'],
  ['lines of the preprocessor', '#define uniform float a;\n#define LONG \\\n uniform float b;'],
  ['functions and their parameters', 'float twice(in float a, out float b) { float c = a; { b = c; } return c; }\nvoid main() { twice(1.0, x); }'],
  ['constants and precisions', 'precision highp float;\nconst float a = 1.0;\nfloat b;'],
])('nothing is found in %s', (_, text) => expect(found(`${text}\nuniform float last;`)).toEqual(['uniform float last']))

test('a declaration is found where it begins', () => {
  const text = '#version 300 es\n/* a */ in vec2 corner;'
  expect(declarationsIn(text).map(({ at }) => text.slice(at))).toEqual(['in vec2 corner;'])
})
