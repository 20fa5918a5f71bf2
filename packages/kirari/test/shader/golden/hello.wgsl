struct Uniforms {
  time: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> uv: vec2f;

fn fragment() -> vec4f {
  return vec4f(uv, sin(uniforms.time) * 0.5 + 0.5, 1.0);
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
  uv = varyings.uv;
  return fragment();
}
