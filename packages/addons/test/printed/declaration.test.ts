/** Splitting printed texts into declarations, in both languages. */
import { describe, expect, test } from 'vitest'
import { declarationsIn, renamed } from '../../catalogue/printed/declaration.ts'
import { tokensOf } from '../../catalogue/printed/token.ts'

const glsl = `// A comment names area and is left out.
precision highp float;
struct Box {
  vec3 min;
  float area;
};
struct Pair {
  Box first;
};

const float[2] weights = float[2](0.25, 1e-3);

float area(Box box) {
  return box.area * weights[0];
}

float both(Pair pair) {
  for (int i = 0; i < 2; i++) {
    if (i >= 1) { return area(pair.first); }
  }
  return 0.0;
}`

const wgsl = `struct Box {
  min: vec3f,
  area: f32,
}
const weights: array<f32, 2> = array<f32, 2>(0.25, 1e-3);
const plain = array(0.25f, 0x1fu);

fn area(box: Box) -> f32 {
  return box.area * weights[0];
}

fn both(first: ptr<function, Box>) -> f32 {
  return area(*first) + plain[0];
}`

const outline = (text: string) => declarationsIn(text).map(({ kind, name, uses }) => [kind, name, uses])

describe('declarationsIn', () => {
  test('finds functions, structs and constants of GLSL, with what they use', () => {
    expect(outline(glsl)).toEqual([
      ['struct', 'Box', []],
      ['struct', 'Pair', ['Box']],
      ['constant', 'weights', []],
      ['function', 'area', ['Box', 'weights']],
      ['function', 'both', ['Pair', 'area']],
    ])
  })

  test('finds those of WGSL', () => {
    expect(outline(wgsl)).toEqual([
      ['struct', 'Box', []],
      ['constant', 'weights', []],
      ['constant', 'plain', []],
      ['function', 'area', ['Box', 'weights']],
      ['function', 'both', ['Box', 'area', 'plain']],
    ])
  })

  test('keeps the text of each as it was', () => {
    expect(declarationsIn(glsl).map(({ text }) => glsl.includes(text))).toEqual([true, true, true, true, true])
    expect(declarationsIn(glsl)[0]?.text).toBe('struct Box {\n  vec3 min;\n  float area;\n};')
  })

  test('refuses what is no declaration of a library', () => {
    expect(() => declarationsIn('uniform float time;')).toThrow(/time/)
    expect(() => declarationsIn('float f() {')).toThrow(/whole declarations/)
  })
})

test('renamed changes a name wherever it is the declared one, and no field', () => {
  const [, , weights, area] = declarationsIn(glsl)
  if (!weights || !area) throw new Error('The text above has both.')
  const names = new Map([
    ['weights', 'area_weights'],
    ['area', 'areaOf'],
  ])
  expect(renamed(weights, names)).toMatchObject({ name: 'area_weights', text: 'const float[2] area_weights = float[2](0.25, 1e-3);' })
  expect(renamed(area, names)).toMatchObject({
    name: 'areaOf',
    text: 'float areaOf(Box box) {\n  return box.area * area_weights[0];\n}',
    uses: ['Box', 'area_weights'],
  })
})

describe('tokensOf', () => {
  test('reads the longest sign, and numbers in every spelling', () => {
    expect(tokensOf('a<<=b>>c!=.5e-3+0x1Fu*2.f--').map(({ text }) => text)).toEqual(['a', '<<=', 'b', '>>', 'c', '!=', '.5e-3', '+', '0x1Fu', '*', '2.f', '--'])
  })

  test('says where something is that it does not know', () => {
    expect(() => tokensOf('float a;\n"text"')).toThrow(/line 2/)
  })
})
