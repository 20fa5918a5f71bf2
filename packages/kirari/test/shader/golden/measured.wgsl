@group(0) @binding(1) var ids: texture_2d<i32>;
@group(0) @binding(2) var marks: texture_2d_array<u32>;
@group(0) @binding(3) var volume: texture_3d<f32>;
@group(0) @binding(4) var pages: texture_2d_array<f32>;
@group(0) @binding(5) var sky: texture_cube<f32>;

fn measured(at: vec2i) -> vec3i {
  return vec3i(textureLoad(ids, at, 1).xy, 0) + vec3i(textureLoad(marks, at, 2, 0).xyz) + vec3i(textureDimensions(volume, 1)) + vec3i(i32(textureNumLayers(pages))) + vec3i(vec2i(textureDimensions(sky, 0)), 1);
}
