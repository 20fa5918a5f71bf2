var<private> uv: vec2f;

fn circleSDF(p: vec2f, radius: f32) -> f32 {
  return length(p) - radius;
}

fn ring(p: vec2f, radius: f32, width: f32) -> f32 {
  let edge = abs(circleSDF(p, radius));
  return select(0.0, -(edge / width) + 1.0, edge < width);
}

fn fragment() -> vec4f {
  return vec4f(vec3f(ring(uv - 0.5, 0.25, 0.1), ring(uv - 0.5, 0.4, clamp(uv.x, 0.05, 0.1)), cross(vec3f(uv, 1.0), vec3f(0.0, 1.0, 0.0)).z), 1.0);
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
