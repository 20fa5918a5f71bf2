@group(0) @binding(2) var<storage, read_write> cells: array<vec3f>;
@group(0) @binding(1) var<storage, read> cellsOld: array<vec3f>;

fn read1(at: u32) -> vec3f {
  return cellsOld[at];
}

fn write1(at: u32, value: vec3f) {
  cells[at] = value;
  cells[at] += cells[at];
}

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 64u) {
    return;
  }
  write1(i, read1(i ^ 1u));
}
