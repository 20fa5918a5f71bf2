const float[5] weights = float[5](0.0625, 0.25, 0.375, 0.25, 0.0625);
const vec2[3] table = vec2[3](vec2(-1.0, 0.0), vec2(0.0, 0.5), vec2(1.0, 1.0));

int remainder(int a, int b) {
  int dividend = int(a);
  int divisor = int(b);
  if (divisor == 0 || (divisor == -1 && dividend == -2147483648)) divisor = 1;
  return dividend - divisor * (dividend / divisor);
}

float constantArray(int i) {
  return weights[i] * weights[2];
}

vec2 constantArrays(int n) {
  vec2 sum = vec2(0.0);
  for (int i = 0; i < n; i++) {
    sum += table[remainder(i, 3)] * constantArray(i);
  }
  return sum * weights[0] * 5.0;
}
