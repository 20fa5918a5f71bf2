struct Uniforms {
  gain: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

@group(0) @binding(1) var picture: texture_storage_2d<rgba8unorm, write>;
@group(0) @binding(2) var image: texture_2d<f32>;
@group(0) @binding(3) var imageSampler: sampler;

@group(0) @binding(4) var<storage, read> forces: array<vec3f>;

@compute @workgroup_size(8, 8) fn paint(@builtin(global_invocation_id) globalId: vec3u) {
  textureStore(picture, vec2i(globalId.xy), textureSampleLevel(image, imageSampler, vec2f(globalId.xy) / 8.0, 0.0) * uniforms.gain + forces[0].x);
}
