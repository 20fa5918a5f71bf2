var<private> uv: vec2f;

fn hole(p: vec2f) -> vec3f {
  let t = length(p - 0.5);
  if (t < 0.2) {
    discard;
  }
  return select(vec3f(t), vec3f(1.0, 0.0, 0.0), t > 0.4);
}

fn fragment() -> vec4f {
  return vec4f(hole(uv), 1.0);
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
