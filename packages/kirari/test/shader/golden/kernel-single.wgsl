@group(0) @binding(1) var<storage, read_write> total: vec2f;
@group(0) @binding(2) var<storage, read> cells: array<f32>;

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 1u) {
    return;
  }
  for (var i1 = 0u; i1 < 10u; i1++) {
    total.x += cells[i1];
  }
  total.y *= 3.0;
}
