var<private> uv: vec2f;

fn fragment() -> vec4f {
  let t = length(uv - 0.5) - 0.3;
  return vec4f(vec3f(clamp(t / fwidth(t), 0.0, 1.0), abs(-dpdy(t)), select(0.0, 1.0, all(vec2f(0.0) == uv))), 1.0);
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
