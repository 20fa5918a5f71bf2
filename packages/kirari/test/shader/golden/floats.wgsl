fn frexpFract_vec3(x: vec3f) -> vec3f {
  let bits = bitcast<vec3u>(x);
  return bitcast<vec3f>((bits & vec3u(2155872255u)) | vec3u(1056964608u)) * vec3f(((bits >> vec3u(23u)) & vec3u(255u)) != vec3u(0u));
}

fn frexpExponent_vec3(x: vec3f) -> vec3i {
  let biased = (bitcast<vec3u>(x) >> vec3u(23u)) & vec3u(255u);
  return (vec3i(biased) - 126) * vec3i(biased != vec3u(0u));
}

fn isNan(x: f32) -> bool {
  return (bitcast<u32>(x) & 2147483647u) > 2139095040u;
}

fn isInf(x: f32) -> bool {
  return (bitcast<u32>(x) & 2147483647u) == 2139095040u;
}

fn floats(v: vec3f, e: i32) -> vec3f {
  return fma(ldexp(frexpFract_vec3(v), frexpExponent_vec3(v) + e) + trunc(v), vec3f(0.5), quantizeToF16(v)) + select(1.0, 0.0, isNan(v.x) || !isInf(v.y));
}
