fn unpack4xU8(word: u32) -> vec4u {
  return vec4u(word, word >> 8u, word >> 16u, word >> 24u) & vec4u(255u);
}

fn pack4xU8Clamp_uvec4(v: vec4u) -> u32 {
  let t = min(v, vec4u(255u));
  return ((t.x | (t.y << 8u)) | (t.z << 16u)) | (t.w << 24u);
}

fn dot4I8Packed1(a: u32, b: u32) -> i32 {
  let t = (vec4i(vec4u(a << 24u, a << 16u, a << 8u, a)) >> vec4u(24u)) * (vec4i(vec4u(b << 24u, b << 16u, b << 8u, b)) >> vec4u(24u));
  return t.x + t.y + t.z + t.w;
}

fn packed(c: vec4f, word: u32) -> vec4f {
  let t = pack4x8snorm(c) ^ pack2x16float(c.xy);
  return unpack4x8snorm(t + pack4xU8Clamp_uvec4(unpack4xU8(word))) * f32(dot4I8Packed1(word, t));
}
