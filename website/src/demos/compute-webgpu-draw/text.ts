/**
 * The step of the watercolour as WGSL, for WebGPU: a module with two entry points. An invocation must not read what others write in the
 * same dispatch, so the first entry point writes to a second buffer and the other copies the results back.
 */
export const flowText = (width: number, height: number): string => /* wgsl */ `
// ink: K of red, green and blue, and the amount of pigment. scattering: S. inside: 1 deep inside a wash, less towards its rim.
struct Wash {
  ink: vec4f,
  scattering: vec3f,
  depth: f32,
  inside: f32,
}
struct Stain {
  ink: vec4f,
  scattering: vec3f,
}
struct Settings {
  grain: f32,
  edges: f32,
}
@group(0) @binding(0) var<uniform> settings: Settings;
@group(0) @binding(1) var<storage, read_write> washes: array<Wash>;
@group(0) @binding(2) var<storage, read_write> moved: array<Wash>;
@group(0) @binding(3) var<storage, read_write> stains: array<Stain>;
@group(0) @binding(4) var<storage, read_write> paper: array<f32>;
const damp = 0.02;
const columns = ${width}u;
const rows = ${height}u;

// What flows from one cell to another: against the other order it has the other sign, to the last bit.
fn exchange(mine: f32, myPaper: f32, theirs: f32, theirPaper: f32) -> f32 {
  let slope = mine - theirs + (myPaper - theirPaper) * settings.grain * 0.12;
  let isOut = slope > 0.0;
  let source = select(theirs, mine, isOut);
  let to = select(mine, theirs, isOut);
  let hill = select(myPaper, theirPaper, isOut);
  if (to < damp && source < hill * 0.35 + 0.12) {
    return 0.0;
  }
  let most = source * 0.2;
  return clamp(slope * min(source * 0.8, 0.2), -most, most);
}

// Water flows to each of four neighbours, and carries the pigment along.
@compute @workgroup_size(8, 8)
fn flow(@builtin(global_invocation_id) id: vec3u) {
  // The last workgroups reach past the end.
  if (id.x >= columns || id.y >= rows) {
    return;
  }
  let i = id.y * columns + id.x;
  let neighbours = array(
    id.y * columns + max(id.x, 1u) - 1u,
    id.y * columns + min(id.x + 1u, columns - 1u),
    (max(id.y, 1u) - 1u) * columns + id.x,
    min(id.y + 1u, rows - 1u) * columns + id.x,
  );
  let mine = washes[i];
  let myPaper = paper[i];
  let perDepth = 1.0 / max(mine.depth, 1e-4);
  var next = mine;
  next.inside = mine.inside * 4.0;
  for (var n = 0u; n < 4u; n++) {
    let other = neighbours[n];
    let theirs = washes[other];
    let given = exchange(mine.depth, myPaper, theirs.depth, paper[other]);
    let theirPerDepth = 1.0 / max(theirs.depth, 1e-4);
    let evened = min(mine.depth, theirs.depth) * 0.008;
    let mineOut = max(given, 0.0) * perDepth + evened * perDepth;
    let theirsOut = min(given, 0.0) * theirPerDepth - evened * theirPerDepth;
    next.depth -= given;
    next.ink -= mine.ink * mineOut + theirs.ink * theirsOut;
    next.scattering -= mine.scattering * mineOut + theirs.scattering * theirsOut;
    next.inside += theirs.inside - mine.inside;
  }
  let isWet = select(0.0, 1.0, next.depth > damp);
  next.depth = max(next.depth, 0.0);
  next.inside = saturate(next.inside * 0.25 + (isWet - mine.inside) * 0.05);
  moved[i] = next;
}

// Water dries, and pigment settles in the paper.
@compute @workgroup_size(8, 8)
fn settle(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= columns || id.y >= rows) {
    return;
  }
  let i = id.y * columns + id.x;
  var wash = moved[i];
  var stain = stains[i];
  let valley = 1.0 - paper[i];
  let rim = saturate((1.0 - wash.inside) * 2.0);
  wash.depth = max(wash.depth - 0.001 * (rim * settings.edges * 5.0 + 1.0), 0.0);
  let isDry = wash.depth < damp;
  let down = select(0.0015 * (valley * settings.grain * 2.4 + 0.5), 1.0, isDry);
  let up = select(0.004 * min(wash.depth, 1.0), 0.0, isDry);
  let exchanged = wash.ink * down - stain.ink * up;
  let exchangedScattering = wash.scattering * down - stain.scattering * up;
  wash.ink -= exchanged;
  wash.scattering -= exchangedScattering;
  stain.ink += exchanged;
  stain.scattering += exchangedScattering;
  washes[i] = wash;
  stains[i] = stain;
}
`
