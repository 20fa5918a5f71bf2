var<private> uv: vec2f;

fn bits(v: u32) -> u32 {
  return ((v * 747796405u + 2891336453u) ^ (v >> 16u)) | ((v & 255u) << 4u);
}

fn hash(cell: vec2u) -> f32 {
  return f32(bits(cell.x ^ bits(cell.y)) >> 8u) * 5.960464477539063e-8;
}

fn fragment() -> vec4f {
  return vec4f(vec3f(hash(vec2u(vec2i(floor(uv * 8.0))))), 1.0);
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
