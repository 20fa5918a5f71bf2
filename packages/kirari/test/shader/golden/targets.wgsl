struct Uniforms {
  resolution: vec2f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> fragCoord: vec4f;

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) @interpolate(perspective, centroid) edge: vec2f,
  @location(1) @interpolate(flat) first: vec2f,
  @location(2) @interpolate(flat) which: u32,
}

@vertex fn vertexMain(
  @location(0) position: vec3f,
  @location(1) offset: vec2f,
  @builtin(vertex_index) vertexIndex: u32,
  @builtin(instance_index) instanceIndex: u32,
) -> Varyings {
  return Varyings(vec4f(position.xy + offset, position.z, 1.0), vec2f(f32(vertexIndex), 1.0), position.xy, instanceIndex);
}

struct Outputs {
  @location(0) albedo: vec4f,
  @location(1) which: u32,
  @location(2) place: vec2f,
  @builtin(frag_depth) depth: f32,
}

@fragment fn fragmentMain(
  @location(0) @interpolate(perspective, centroid) edge: vec2f,
  @location(1) @interpolate(flat) first: vec2f,
  @location(2) @interpolate(flat) which: u32,
  @builtin(position) fragCoordIn: vec4f,
) -> Outputs {
  fragCoord = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return Outputs(vec4f(vec3f(edge, first.x), 1.0), which, fragCoord.xy, fragCoord.z * 0.5);
}
