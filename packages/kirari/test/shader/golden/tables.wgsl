var<private> uv: vec2f;

const weights = array<f32, 5>(0.0625, 0.25, 0.375, 0.25, 0.0625);

fn fragment() -> vec4f {
  return vec4f(vec3f(mat2x2f(0.8, 0.6, -0.6, 0.8) * (uv - 0.5), weights[i32(uv.x * 5.0)]), 1.0);
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
