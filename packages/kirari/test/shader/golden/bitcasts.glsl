ivec2 bitcasts(float x, vec2 v, int i) {
  return floatBitsToInt(v) + floatBitsToInt(x) + int(uint(i)) + floatBitsToInt(intBitsToFloat(i) + x);
}
