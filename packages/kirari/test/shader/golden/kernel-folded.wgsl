@group(0) @binding(1) var<storage, read_write> cells: array<u32>;
@group(0) @binding(2) var<storage, read> cellsOld: array<u32>;

@compute @workgroup_size(1) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x + globalId.y * 44000u;
  if (i >= 132000u) {
    return;
  }
  let t = i / 66000u;
  let id = vec3u(i % 66000u, t % 2u, t / 2u);
  cells[i] = cellsOld[i ^ 1u] + id.x * 3u + id.y * 5u;
}
