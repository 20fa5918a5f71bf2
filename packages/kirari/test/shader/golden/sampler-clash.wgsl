@group(0) @binding(1) var photo: texture_2d<f32>;
@group(0) @binding(2) var photoSampler1: sampler;
@group(0) @binding(3) var photoSampler: texture_2d<f32>;
@group(0) @binding(4) var photoSamplerSampler: sampler;

var<private> uv: vec2f;

fn blur(t: texture_2d<f32>, tSampler: sampler, p: vec2f, radius: f32) -> vec4f {
  var sum = vec4f(0.0);
  let texel = vec2f(1.0) / vec2f(textureDimensions(t, 0)) * radius;
  for (var i = -2; i <= 2; i++) {
    sum += textureSampleLevel(t, tSampler, p + texel * f32(i), 0.0) * 0.2;
  }
  return sum;
}

fn corner(t: texture_2d<f32>) -> vec4f {
  return textureLoad(t, vec2i(textureDimensions(t, 1)) - 1, 1);
}

fn both(first: texture_2d<f32>, firstSampler: sampler, second: texture_2d<f32>) -> vec4f {
  return blur(first, firstSampler, vec2f(0.5), 2.0) + corner(second) + corner(first);
}

fn fragment() -> vec4f {
  return textureSample(photo, photoSampler1, uv) + textureSample(photoSampler, photoSamplerSampler, uv) + both(photoSampler, photoSamplerSampler, photo);
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
