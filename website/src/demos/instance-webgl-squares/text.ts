/** The squares as GLSL ES 3.00, for WebGL2: one vertex stage for each way of reading, and what they share. */
import { ember, half, ramp, steps, vortices } from '../instance-squares/sky.ts'
import type { TwinReading } from '../instance-squares/twin.ts'

const number = (x: number): string => (Number.isInteger(x) ? `${x}.0` : String(x))
const vector = (numbers: readonly number[]): string => `vec${numbers.length}(${numbers.map(number).join(', ')})`
const table = (rows: readonly (readonly number[])[]): string => rows.map(vector).join(',\n  ')

/** Each defines `place`, `turn` and `color` in `main`. */
const reads: { readonly [name in TwinReading]: { readonly head: string; readonly body: string } } = {
  // JavaScript calls vertexAttribDivisor(location, 1) for each of them, so that it advances once per instance.
  attribute: {
    head: /* glsl */ `
in vec2 place;
in float turn;
in vec4 color;`,
    body: '',
  },
  // No storage buffers in WebGL2: a texel of four words is a square.
  storage: {
    head: /* glsl */ `
uniform highp usampler2D squares;`,
    body: /* glsl */ `
  uvec4 words = texelFetch(squares, ivec2(gl_InstanceID & 1023, gl_InstanceID >> 10), 0);
  vec2 place = uintBitsToFloat(words.xy);
  float turn = uintBitsToFloat(words.z);
  vec4 color = vec4((uvec4(words.w) >> uvec4(0u, 8u, 16u, 24u)) & 255u) / 255.0;`,
  },
  computed: {
    head: /* glsl */ `
const vec4 vortices[${vortices.length}] = vec4[](
  ${table(vortices)}
);
const vec3 ramp[${ramp.length}] = vec3[](
  ${table(ramp)}
);
// O’Neill 2014: PCG, with the constants of Jarzynski and Olano 2020.
uint pcg(uint v) {
  uint state = v * 747796405u + 2891336453u;
  uint word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return (word >> 22u) ^ word;
}
float fraction(uint word) { return float(word >> 8u) * exp2(-24.0); }

void squareOf(uint i, out vec2 place, out float turn, out vec4 color) {
  place = (vec2(fraction(i * ${steps[0]}u + 2147483648u), fraction(i * ${steps[1]}u + 2147483648u)) * 2.0 - 1.0) * ${vector(half)};
  float chance = fraction(pcg(i));
  float swell = place.x * 2.3 + 0.6;
  float stream = place.y * 0.55 + sin(swell) * 0.1;
  vec2 slope = vec2(cos(swell) * 0.23, 0.55);
  float halo = 0.0;
  float glow = 0.0;
  for (int k = 0; k < ${vortices.length}; k++) {
    vec4 vortex = vortices[k];
    vec2 way = (place - vortex.xy) / vortex.z;
    float near = exp(-dot(way, way));
    float spin = vortex.z * vortex.w * near * 1.3;
    stream += spin;
    slope -= way * 2.0 / vortex.z * spin;
    halo += near;
    glow += pow(near, 8.0);
  }
  float band = sin(stream * 52.0) * 0.5 + 0.5;
  float level = band * 0.26 + 0.04 + (chance - 0.5) * 0.09 + halo * (band * 0.26 + 0.3) + glow * 0.3 + place.y * 0.05;
  level = clamp(level, 0.0, 1.0) * ${number(ramp.length - 1)};
  float lower = min(floor(level), ${number(ramp.length - 2)});
  vec3 tone = mix(ramp[int(lower)], ramp[int(lower) + 1], level - lower);
  float glows = clamp((0.1 - chance) * 20.0, 0.0, 1.0) * 0.8 * clamp(halo * 1.5 - 0.2, 0.0, 1.0);
  turn = atan(-slope.x, slope.y) + (fraction(pcg(i + 77777u)) - 0.5) * 0.5;
  color = vec4(floor(mix(tone, ${vector(ember)}, glows) * 255.0 + 0.5) / 255.0, 1.0);
}`,
    body: /* glsl */ `
  vec2 place;
  float turn;
  vec4 color;
  squareOf(uint(gl_InstanceID), place, turn, color);`,
  },
}

export const vertexText = (reading: TwinReading): string => /* glsl */ `#version 300 es
precision highp float;
precision highp int;
uniform vec2 resolution;
uniform float time;
uniform float side;
uniform float sway;
uniform vec2 pointerPlace;
uniform float present;
out vec3 paint;
${reads[reading].head}

void main() {${reads[reading].body}
  // Two triangles in a strip: 00, 10, 01, 11.
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
  float aspect = resolution.x / resolution.y;
  vec2 frame = vec2(min(${number(half[0])}, aspect * ${number(half[1])}), min(${number(half[1])}, ${number(half[0])} / aspect));
  float wave = sin(place.x * 2.6 + place.y * 1.7 - time * 1.1) * sin(place.x * -1.3 + place.y * 3.1 + time * 0.7) * sway;
  vec2 way = place - (pointerPlace * 2.0 - 1.0) * frame;
  float touch = exp(dot(way, way) * -14.0) * present;
  float angle = turn + wave * 0.7 + touch * 2.4;
  float c = cos(angle);
  float s = sin(angle);
  vec2 offset = vec2(corner.x * c - corner.y * s, corner.x * s + corner.y * c);
  paint = color.rgb * ((wave * 0.2 + touch * 0.5 + 1.0) * (dot(offset, vec2(-0.05, 0.09)) + 1.0));
  gl_Position = vec4((place + offset * side * 0.5) / frame, 0.0, 1.0);
}
`

export const fragmentText = /* glsl */ `#version 300 es
precision highp float;
in vec3 paint;
out vec4 pixel;
void main() {
  pixel = vec4(paint, 1.0);
}
`
