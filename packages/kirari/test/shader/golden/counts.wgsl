fn counts(n: vec3i, u: u32, w: vec2u) -> vec3i {
  let t = n * n;
  return extractBits(n, 4u, u) + insertBits(n, n.zyx, u, 8u) + countOneBits(n) + (t.x + t.y + t.z) + i32(countLeadingZeros(u) + firstTrailingBit(u) + reverseBits(w).x);
}
