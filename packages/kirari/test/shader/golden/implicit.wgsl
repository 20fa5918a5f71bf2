struct Uniforms {
  time: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var photoSampler: sampler;
@group(0) @binding(3) var pages: texture_2d_array<f32>;
@group(0) @binding(4) var pagesSampler: sampler;
@group(0) @binding(5) var volume: texture_3d<f32>;
@group(0) @binding(6) var volumeSampler: sampler;
@group(0) @binding(7) var sky: texture_cube<f32>;
@group(0) @binding(8) var skySampler: sampler;
@group(0) @binding(9) var shadow: texture_depth_2d;
@group(0) @binding(10) var shadowSampler: sampler_comparison;
@group(0) @binding(11) var cascades: texture_depth_2d_array;
@group(0) @binding(12) var cascadesSampler: sampler_comparison;
@group(0) @binding(13) var around: texture_depth_cube;
@group(0) @binding(14) var aroundSampler: sampler_comparison;

var<private> uv: vec2f;

fn fragment() -> vec4f {
  return (textureSample(photo, photoSampler, uv) + textureSampleBias(photo, photoSampler, uv, -1.0) + textureSampleBias(photo, photoSampler, uv, uniforms.time, vec2i(1, 0)) + textureSample(pages, pagesSampler, uv, 1, vec2i(0, 1)) + textureSample(volume, volumeSampler, vec3f(uv, 0.5)) + textureSample(sky, skySampler, vec3f(uv, 1.0))) * textureSampleCompare(shadow, shadowSampler, uv, 0.5) * textureSampleCompare(cascades, cascadesSampler, uv, 1, 0.5, vec2i(2, -2)) * textureSampleCompare(around, aroundSampler, vec3f(uv, 1.0), 0.5);
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
