@group(0) @binding(1) var shadow: texture_depth_2d;
@group(0) @binding(2) var shadowSampler: sampler_comparison;
@group(0) @binding(3) var cascades: texture_depth_2d_array;
@group(0) @binding(4) var cascadesSampler: sampler_comparison;
@group(0) @binding(5) var around: texture_depth_cube;
@group(0) @binding(6) var aroundSampler: sampler_comparison;

fn compared(p: vec2f, d: vec3f, z: f32) -> f32 {
  return textureSampleCompareLevel(shadow, shadowSampler, p, z) + textureSampleCompareLevel(shadow, shadowSampler, p, z, vec2i(1, 1)) + textureSampleCompareLevel(cascades, cascadesSampler, p, 1, z) + textureSampleCompareLevel(cascades, cascadesSampler, p, 1, z, vec2i(1, 1)) + textureSampleCompareLevel(around, aroundSampler, d, z);
}
