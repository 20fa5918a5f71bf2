uint pack4x8snorm_vec4(vec4 v) {
  uvec4 t = uvec4(ivec4(clamp(floor(0.5 + clamp(v, -1.0, 1.0) * 127.0), -2147483648.0, 2147483520.0))) & 255u;
  return ((t.x | (t.y << 8u)) | (t.z << 16u)) | (t.w << 24u);
}

uvec4 unpack4xU8(uint word) {
  return uvec4(word, word >> 8u, word >> 16u, word >> 24u) & 255u;
}

uint pack4xU8Clamp_uvec4(uvec4 v) {
  uvec4 t = min(v, uvec4(255u));
  return ((t.x | (t.y << 8u)) | (t.z << 16u)) | (t.w << 24u);
}

vec4 unpack4x8snorm(uint word) {
  return max(vec4(ivec4(uvec4(word << 24u, word << 16u, word << 8u, word)) >> 24u) / 127.0, -1.0);
}

int dot4I8Packed(uint a, uint b) {
  ivec4 t = (ivec4(uvec4(a << 24u, a << 16u, a << 8u, a)) >> 24u) * (ivec4(uvec4(b << 24u, b << 16u, b << 8u, b)) >> 24u);
  return t.x + t.y + t.z + t.w;
}

vec4 packed(vec4 c, uint word) {
  uint t = pack4x8snorm_vec4(c) ^ packHalf2x16(c.xy);
  return unpack4x8snorm(t + pack4xU8Clamp_uvec4(unpack4xU8(word))) * float(dot4I8Packed(word, t));
}
