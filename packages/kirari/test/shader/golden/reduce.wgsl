@group(0) @binding(1) var<storage, read> values: array<f32>;
@group(0) @binding(2) var<storage, read_write> sums: array<f32>;
@group(0) @binding(3) var<storage, read_write> total: array<atomic<u32>>;

var<workgroup> tile: array<f32, 64>;
var<workgroup> last: u32;

@compute @workgroup_size(64) fn computeMain(
  @builtin(local_invocation_index) localIndex: u32,
  @builtin(global_invocation_id) globalId: vec3u,
  @builtin(num_workgroups) workgroupCount: vec3u,
  @builtin(workgroup_id) workgroupId: vec3u,
) {
  tile[localIndex] = values[globalId.x];
  if (localIndex == 0u) {
    last = workgroupCount.x - 1u;
  }
  workgroupBarrier();
  var width = 32u;
  while (width > 0u) {
    if (localIndex < width) {
      tile[localIndex] += tile[localIndex + width];
    }
    workgroupBarrier();
    width >>= 1u;
  }
  let loaded = workgroupUniformLoad(&last);
  if (localIndex == 0u) {
    sums[workgroupId.x] = tile[0];
    let old = atomicAdd(&total[0], u32(tile[0]));
    atomicMax(&total[1], old + loaded);
  }
}
