float wave(vec2 p) {
  return sin(p.x) * cos(p.y);
}

float fbm(vec2 p, int octaves) {
  float sum = 0.0;
  float amplitude = 0.5;
  vec2 q = p;
  for (int i = 0; i < octaves; i++) {
    // each octave is half as high and twice as fine
    sum += amplitude * wave(q);
    q *= 2.0;
    amplitude *= 0.5;
    if (amplitude < 0.01) {
      break;
    }
  }
  return sum;
}
