@group(0) @binding(1) var<storage, read_write> a: array<f32>;
@group(0) @binding(2) var<storage, read_write> b: array<f32>;

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 100u) {
    return;
  }
  a[i] += 1.0;
  if ((i & 1u) == 1u) {
    b[i] = a[i];
    return;
  }
  for (var i1 = 0; i1 < 10; i1++) {
    if (i1 == i32(i % 10u)) {
      return;
    }
    a[i] += 100.0;
  }
  b[i] = 7.0;
}
