@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var photoSampler: sampler;
@group(0) @binding(3) var pages: texture_2d_array<f32>;
@group(0) @binding(4) var pagesSampler: sampler;
@group(0) @binding(5) var ids: texture_2d<i32>;
@group(0) @binding(6) var idsSampler: sampler;
@group(0) @binding(7) var shadow: texture_depth_2d;
@group(0) @binding(8) var shadowSampler: sampler_comparison;

fn gathered(p: vec2f) -> vec4f {
  return textureGather(2, photo, photoSampler, p) + textureGather(0, photo, photoSampler, p, vec2i(1, 2)) + textureGather(3, pages, pagesSampler, p, 1) + vec4f(textureGather(0, ids, idsSampler, p)) + textureGatherCompare(shadow, shadowSampler, p, 0.5);
}
