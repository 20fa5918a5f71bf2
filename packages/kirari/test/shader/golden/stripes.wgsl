var<private> fragCoord: vec4f;

fn stripes(width: f32) -> f32 {
  return fract(fragCoord.x / width);
}
