struct Uniforms {
  resolution: vec2f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

@group(0) @binding(1) var image: texture_2d<f32>;
@group(0) @binding(2) var imageSampler: sampler;
@group(0) @binding(3) var exact: texture_2d<f32>;

var<private> fragCoord: vec4f;

fn halfOf(t: texture_2d<f32>, tSampler: sampler, p: vec2f) -> vec4f {
  return textureSampleLevel(t, tSampler, p, 0.0) * 0.5;
}

@vertex fn vertexMain(@location(0) position: vec3f) -> @builtin(position) vec4f {
  return vec4f(position.xy, halfOf(image, imageSampler, position.xy).x, 1.0);
}

@fragment fn fragmentMain(@builtin(position) fragCoordIn: vec4f) -> @location(0) vec4f {
  fragCoord = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return halfOf(image, imageSampler, fragCoord.xy / uniforms.resolution) + textureLoad(exact, vec2i(0), 0);
}
