struct Uniforms {
  tint: vec3f,
  inverted: u32,
  hue: f32,
  pointer: vec2f,
  resolution: vec2f,
  steps: i32,
  time: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

fn fragment() -> vec4f {
  return vec4f(select(uniforms.tint, vec3f(1.0) - uniforms.tint, uniforms.inverted != 0u) * uniforms.hue, max(uniforms.pointer.x, uniforms.resolution.x / (f32(uniforms.steps) * 100.0)) + uniforms.time);
}

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
}

@vertex fn vertexMain(@builtin(vertex_index) index: u32) -> Varyings {
  let corner = vec2f(vec2u(index & 1, index >> 1)) * 2;
  return Varyings(vec4f(corner * 2 - 1, 0, 1), corner);
}

@fragment fn fragmentMain(varyings: Varyings) -> @location(0) vec4f {
  return fragment();
}
