struct Uniforms {
  value: f32,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

@group(0) @binding(1) var<storage, read_write> position: array<vec2f>;
@group(0) @binding(2) var<storage, read_write> velocity: array<vec2f>;

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 1000u) {
    return;
  }
  position[i] += velocity[i] * uniforms.value;
  if (position[i].x > 1.0 || position[i].x < 0.0) {
    velocity[i].x = -velocity[i].x;
  }
}
