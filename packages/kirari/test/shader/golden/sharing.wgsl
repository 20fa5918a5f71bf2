struct Uniforms {
  resolution: vec2f,
  lights: array<LightUniform, 2>,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

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

const table = array<f32, 3>(0.2, 0.5, 1.0);

var<private> fragCoord: vec4f;

fn lit(light: Light, i: i32) -> vec3f {
  return select(vec3f(0.0), light.color / light.falloff[i], light.isOn);
}

@vertex fn vertexMain(@location(0) position: vec3f, @builtin(vertex_index) vertexIndex: u32) -> @builtin(position) vec4f {
  return vec4f(position + uniforms.lights[0].direction * table[i32(vertexIndex)], 1.0);
}

@fragment fn fragmentMain(@builtin(position) fragCoordIn: vec4f) -> @location(0) vec4f {
  fragCoord = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return vec4f(lit(Light(uniforms.lights[1].direction, uniforms.lights[1].color, uniforms.lights[1].isOn != 0u, array<f32, 3>(uniforms.lights[1].falloff[0].x, uniforms.lights[1].falloff[1].x, uniforms.lights[1].falloff[2].x)), 2) * table[i32(fragCoord.x) % 3], 1.0);
}
