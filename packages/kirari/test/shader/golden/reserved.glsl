float filter1(float mod1, float sample1, float a_b) {
  float half1 = (mod1 + sample1) * a_b;
  return half1;
}
