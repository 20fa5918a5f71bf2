@group(0) @binding(1) var<storage, read_write> s0: array<f32>;
@group(0) @binding(2) var<storage, read_write> s1: array<f32>;
@group(0) @binding(3) var<storage, read_write> s2: array<f32>;
@group(0) @binding(4) var<storage, read_write> s3: array<f32>;
@group(0) @binding(5) var<storage, read_write> s4: array<f32>;
@group(0) @binding(6) var<storage, read_write> s5: array<f32>;
@group(0) @binding(7) var<storage, read_write> last: array<vec4f>;

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 300u) {
    return;
  }
  var kept = s0[i];
  var kept1 = s1[i];
  var kept2 = s2[i];
  var kept3 = s3[i];
  var kept4 = s4[i];
  var kept5 = s5[i];
  s0[i] = kept1;
  s1[i] = kept2;
  s2[i] = kept3;
  s3[i] = kept4;
  s4[i] = kept5;
  s5[i] = kept;
  if (i < 20u) {
    last[i] = last[i].wzyx + s0[i];
  }
}
