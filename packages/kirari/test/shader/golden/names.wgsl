struct Uniforms {
  resolution: vec2f,
  Varyings1: f32,
  fragCoord: f32,
  uniforms1: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> fragCoord1: vec4f;

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) position1: vec2f,
  @location(1) varying1: f32,
  @location(2) color_2: f32,
}

@vertex fn vertexMain(
  @location(0) clip: vec3f,
  @location(1) normal: vec2f,
  @location(2) vertexMain1: f32,
  @location(3) g_x: f32,
) -> Varyings {
  return Varyings(vec4f(clip, uniforms.Varyings1), normal, vertexMain1, g_x);
}

struct Outputs {
  @location(0) position: vec2f,
  @location(1) main: f32,
  @builtin(frag_depth) depth: f32,
}

@fragment fn fragmentMain(
  @location(0) position: vec2f,
  @location(1) varying1: f32,
  @builtin(position) fragCoordIn: vec4f,
  @location(2) color_2: f32,
) -> Outputs {
  fragCoord1 = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return Outputs(position, (varying1 + uniforms.fragCoord) * fragCoord1.x, color_2 + uniforms.uniforms1);
}
