struct Uniforms {
  lights: array<LightUniform, 2>,
  marks: vec3u,
  offsets: array<vec4f, 3>,
  bends: array<mat3x4f, 2>,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> uv: vec2f;

struct Light {
  direction: vec3f,
  color: vec3f,
  isOn: bool,
  falloff: array<f32, 3>,
}

struct LightUniform {
  direction: vec3f,
  color: vec3f,
  isOn: u32,
  falloff: array<vec4f, 3>,
}

fn lit(light: Light, i: i32) -> vec3f {
  return select(vec3f(0.0), light.color / light.falloff[i], light.isOn);
}

fn fragment() -> vec4f {
  return vec4f(lit(Light(uniforms.lights[0].direction, uniforms.lights[0].color, uniforms.lights[0].isOn != 0u, array<f32, 3>(uniforms.lights[0].falloff[0].x, uniforms.lights[0].falloff[1].x, uniforms.lights[0].falloff[2].x)), i32(uv.x * 3.0)) + uniforms.lights[i32(uv.y * 2.0)].direction + select(vec3f(0.0), vec3f(1.0), uniforms.marks != vec3u(0u)), uniforms.offsets[1].xy.x + (mat3x2f(uniforms.bends[1][0].xy, uniforms.bends[1][1].xy, uniforms.bends[1][2].xy) * vec3f(1.0)).y + uniforms.bends[0][2].xy.x);
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
