vec3 frexpFract_vec3(vec3 x) {
  uvec3 bits = floatBitsToUint(x);
  return uintBitsToFloat((bits & 2155872255u) | 1056964608u) * vec3(notEqual((bits >> 23u) & 255u, uvec3(0u)));
}

ivec3 frexpExponent_vec3(vec3 x) {
  uvec3 biased = (floatBitsToUint(x) >> 23u) & 255u;
  return (ivec3(biased) - 126) * ivec3(notEqual(biased, uvec3(0u)));
}

vec3 ldexp_vec3(vec3 x, ivec3 exponent) {
  ivec3 e = clamp(exponent, -252, 254);
  ivec3 half1 = e >> 1u;
  return x * uintBitsToFloat(uvec3(half1 + 127) << 23u) * uintBitsToFloat(uvec3(e - half1 + 127) << 23u);
}

vec3 quantizeToHalf_vec3(vec3 x) {
  return vec3(unpackHalf2x16(packHalf2x16(x.xy)), unpackHalf2x16(packHalf2x16(vec2(x.z, 0.0))).x);
}

vec3 fma_vec3(vec3 a, vec3 b, vec3 c) {
  return a * b + c;
}

vec3 floats(vec3 v, int e) {
  return fma_vec3(ldexp_vec3(frexpFract_vec3(v), frexpExponent_vec3(v) + e) + trunc(v), vec3(0.5), quantizeToHalf_vec3(v)) + (isnan(v.x) || !isinf(v.y) ? 0.0 : 1.0);
}
