struct Uniforms {
  modelViewProjection: mat4x4f,
  normalMatrix: mat3x3f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> normal1: vec3f;

fn bend(v: vec3f) -> vec3f {
  return v + vec3f(0.0, v.x * 0.5, 0.0);
}

fn lambert(light: vec3f) -> f32 {
  return max(dot(normalize(normal1), light), 0.0);
}

struct Varyings {
  @builtin(position) position: vec4f,
  @location(0) normal: vec3f,
}

@vertex fn vertexMain(@location(0) position: vec3f, @location(1) normal: vec3f) -> Varyings {
  return Varyings(uniforms.modelViewProjection * vec4f(bend(position), 1.0), uniforms.normalMatrix * bend(normal));
}

@fragment fn fragmentMain(@location(0) normalIn: vec3f) -> @location(0) vec4f {
  normal1 = normalIn;
  return vec4f(bend(vec3f(0.2, 0.4, 0.8) * lambert(vec3f(0.0, 0.0, 1.0))), 1.0);
}
