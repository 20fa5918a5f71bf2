struct Uniforms {
  x: f32,
  axis: vec3f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> uv: vec2f;

fn clash(p: vec2f, p_x: f32, uv1: f32) -> f32 {
  let x1 = p.x + p_x;
  let axis1 = normalize(uniforms.axis);
  let clash1 = x1 * uniforms.x + axis1.x + uv.x * uv1;
  return clash1;
}
