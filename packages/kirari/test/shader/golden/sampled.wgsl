@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var photoSampler: sampler;
@group(0) @binding(3) var pages: texture_2d_array<f32>;
@group(0) @binding(4) var pagesSampler: sampler;
@group(0) @binding(5) var volume: texture_3d<f32>;
@group(0) @binding(6) var volumeSampler: sampler;
@group(0) @binding(7) var sky: texture_cube<f32>;
@group(0) @binding(8) var skySampler: sampler;

fn sampled(p: vec2f, d: vec3f, layer: i32) -> vec4f {
  return textureSampleLevel(photo, photoSampler, p, 1.5) + textureSampleGrad(photo, photoSampler, p, vec2f(0.1, 0.0), vec2f(0.0, 0.1)) + textureSampleLevel(photo, photoSampler, p, 0.0, vec2i(-8, 7)) + textureSampleGrad(photo, photoSampler, p, vec2f(0.1, 0.0), vec2f(0.0, 0.1), vec2i(1, -1)) + textureSampleLevel(pages, pagesSampler, p, layer, 0.0) + textureSampleGrad(pages, pagesSampler, p, 2, vec2f(0.1, 0.0), vec2f(0.0, 0.1)) + textureSampleLevel(volume, volumeSampler, d, 0.0, vec3i(1, 2, 3)) + textureSampleGrad(sky, skySampler, d, vec3f(0.1, 0.0, 0.0), vec3f(0.0, 0.1, 0.0));
}
