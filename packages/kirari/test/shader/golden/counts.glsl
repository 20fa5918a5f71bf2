ivec3 extractBits_ivec3(ivec3 x, uint offset, uint count) {
  uint start = min(offset, 32u);
  uint width = min(count, 32u - start);
  return ((x << ((32u - (start + width)) & 31u)) >> ((32u - width) & 31u)) * int(uint(width != 0u));
}

ivec3 insertBits_ivec3(ivec3 x, ivec3 inserted, uint offset, uint count) {
  uint start = min(offset, 32u);
  uint width = min(count, 32u - start);
  uint mask = ((4294967295u >> ((32u - width) & 31u)) * uint(width != 0u)) << (start & 31u);
  return ivec3((uvec3(x) & ~mask) | ((uvec3(inserted) << (start & 31u)) & mask));
}

ivec3 countOneBits_ivec3(ivec3 x) {
  uvec3 bits = uvec3(x);
  uvec3 pairs = bits - ((bits >> 1u) & 1431655765u);
  uvec3 fours = (pairs & 858993459u) + ((pairs >> 2u) & 858993459u);
  return ivec3((((fours + (fours >> 4u)) & 252645135u) * 16843009u) >> 24u);
}

uint countLeadingZeros(uint x) {
  uint filled = x | (x >> 1u);
  uint filled1 = filled | (filled >> 2u);
  uint filled2 = filled1 | (filled1 >> 4u);
  uint filled3 = filled2 | (filled2 >> 8u);
  uint filled4 = filled3 | (filled3 >> 16u);
  uint pairs = filled4 - ((filled4 >> 1u) & 1431655765u);
  uint fours = (pairs & 858993459u) + ((pairs >> 2u) & 858993459u);
  return 32u - ((((fours + (fours >> 4u)) & 252645135u) * 16843009u) >> 24u);
}

uint firstTrailingBit(uint x) {
  uint below = ~x & (x - 1u);
  uint pairs = below - ((below >> 1u) & 1431655765u);
  uint fours = (pairs & 858993459u) + ((pairs >> 2u) & 858993459u);
  uint zeros = (((fours + (fours >> 4u)) & 252645135u) * 16843009u) >> 24u;
  return zeros | (0u - (zeros >> 5u));
}

uvec2 reverseBits_uvec2(uvec2 x) {
  uvec2 swapped = ((x & 1431655765u) << 1u) | ((x >> 1u) & 1431655765u);
  uvec2 swapped1 = ((swapped & 858993459u) << 2u) | ((swapped >> 2u) & 858993459u);
  uvec2 swapped2 = ((swapped1 & 252645135u) << 4u) | ((swapped1 >> 4u) & 252645135u);
  uvec2 swapped3 = ((swapped2 & 16711935u) << 8u) | ((swapped2 >> 8u) & 16711935u);
  uvec2 swapped4 = ((swapped3 & 65535u) << 16u) | ((swapped3 >> 16u) & 65535u);
  return swapped4;
}

ivec3 counts(ivec3 n, uint u, uvec2 w) {
  ivec3 t = n * n;
  return extractBits_ivec3(n, 4u, u) + insertBits_ivec3(n, n.zyx, u, 8u) + countOneBits_ivec3(n) + (t.x + t.y + t.z) + int(countLeadingZeros(u) + firstTrailingBit(u) + reverseBits_uvec2(w).x);
}
