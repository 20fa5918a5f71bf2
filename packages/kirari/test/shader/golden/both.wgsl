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
