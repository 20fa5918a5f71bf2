float stripes(float width) {
  return fract(gl_FragCoord.x / width);
}
