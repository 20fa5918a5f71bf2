/** The squares as WGSL, for WebGPU: one module for each way of reading, and what they share. */
import { ember, half, ramp, steps, vortices } from '../instance-squares/sky.ts'
import type { TwinReading } from '../instance-squares/twin.ts'

const vector = (numbers: readonly number[]): string => `vec${numbers.length}f(${numbers.join(', ')})`
const table = (rows: readonly (readonly number[])[]): string => rows.map((row) => `  ${vector(row)},`).join('\n')

/** Each gives the vertex stage its parameters, and a value `square`. */
const reads: { readonly [name in TwinReading]: { readonly head: string; readonly parameters: string; readonly body: string } } = {
  // The pipeline sets stepMode: 'instance' for their buffers, so that they advance once per instance.
  attribute: {
    head: '',
    parameters: '@location(0) place: vec2f, @location(1) turn: f32, @location(2) color: vec4f',
    body: 'let square = Square(place, turn, pack4x8unorm(color));',
  },
  storage: {
    head: '@group(0) @binding(1) var<storage, read> squares: array<Square>;',
    parameters: '@builtin(instance_index) i: u32',
    body: 'let square = squares[i];',
  },
  computed: {
    head: /* wgsl */ `
const vortices = array(
${table(vortices)}
);
const ramp = array(
${table(ramp)}
);
// O’Neill 2014: PCG, with the constants of Jarzynski and Olano 2020.
fn pcg(v: u32) -> u32 {
  let state = v * 747796405u + 2891336453u;
  let word = ((state >> ((state >> 28u) + 4u)) ^ state) * 277803737u;
  return (word >> 22u) ^ word;
}
fn fraction(word: u32) -> f32 { return f32(word >> 8u) * exp2(-24.0); }

fn squareOf(i: u32) -> Square {
  let place = (vec2f(fraction(i * ${steps[0]}u + 2147483648u), fraction(i * ${steps[1]}u + 2147483648u)) * 2.0 - 1.0) * ${vector(half)};
  let chance = fraction(pcg(i));
  let swell = place.x * 2.3 + 0.6;
  var stream = place.y * 0.55 + sin(swell) * 0.1;
  var slope = vec2f(cos(swell) * 0.23, 0.55);
  var halo = 0.0;
  var glow = 0.0;
  for (var k = 0; k < ${vortices.length}; k++) {
    let vortex = vortices[k];
    let way = (place - vortex.xy) / vortex.z;
    let near = exp(-dot(way, way));
    let spin = vortex.z * vortex.w * near * 1.3;
    stream += spin;
    slope -= way * 2.0 / vortex.z * spin;
    halo += near;
    glow += pow(near, 8.0);
  }
  let band = sin(stream * 52.0) * 0.5 + 0.5;
  let light = band * 0.26 + 0.04 + (chance - 0.5) * 0.09 + halo * (band * 0.26 + 0.3) + glow * 0.3 + place.y * 0.05;
  let level = saturate(light) * ${ramp.length - 1};
  let lower = min(floor(level), ${ramp.length - 2});
  let tone = mix(ramp[i32(lower)], ramp[i32(lower) + 1], level - lower);
  let glows = saturate((0.1 - chance) * 20.0) * 0.8 * saturate(halo * 1.5 - 0.2);
  let turn = atan2(-slope.x, slope.y) + (fraction(pcg(i + 77777u)) - 0.5) * 0.5;
  return Square(place, turn, pack4x8unorm(vec4f(mix(tone, ${vector(ember)}, glows), 1.0)));
}`,
    parameters: '@builtin(instance_index) i: u32',
    body: 'let square = squareOf(i);',
  },
}

export const moduleText = (reading: TwinReading): string => /* wgsl */ `
struct Settings {
  resolution: vec2f,
  pointerPlace: vec2f,
  time: f32,
  side: f32,
  sway: f32,
  present: f32,
}
// 16 bytes, the colour as four of them.
struct Square {
  place: vec2f,
  turn: f32,
  color: u32,
}
struct Painted {
  @builtin(position) position: vec4f,
  @location(0) paint: vec3f,
}
@group(0) @binding(0) var<uniform> settings: Settings;
${reads[reading].head}

@vertex
fn vertexMain(@builtin(vertex_index) vertex: u32, ${reads[reading].parameters}) -> Painted {
  ${reads[reading].body}
  // Two triangles in a strip: 00, 10, 01, 11.
  let corner = vec2f(f32(vertex & 1u), f32(vertex >> 1u)) * 2.0 - 1.0;
  let aspect = settings.resolution.x / settings.resolution.y;
  let frame = vec2f(min(${half[0]}, aspect * ${half[1]}), min(${half[1]}, ${half[0]} / aspect));
  let at = square.place;
  let wave = sin(at.x * 2.6 + at.y * 1.7 - settings.time * 1.1) * sin(at.x * -1.3 + at.y * 3.1 + settings.time * 0.7) * settings.sway;
  let way = at - (settings.pointerPlace * 2.0 - 1.0) * frame;
  let touch = exp(dot(way, way) * -14.0) * settings.present;
  let angle = square.turn + wave * 0.7 + touch * 2.4;
  let c = cos(angle);
  let s = sin(angle);
  let offset = vec2f(corner.x * c - corner.y * s, corner.x * s + corner.y * c);
  let light = (wave * 0.2 + touch * 0.5 + 1.0) * (dot(offset, vec2f(-0.05, 0.09)) + 1.0);
  return Painted(
    vec4f((at + offset * settings.side * 0.5) / frame, 0.0, 1.0),
    unpack4x8unorm(square.color).rgb * light,
  );
}

@fragment
fn fragmentMain(seen: Painted) -> @location(0) vec4f {
  return vec4f(seen.paint, 1.0);
}
`
