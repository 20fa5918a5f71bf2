@group(0) @binding(1) var<storage, read_write> total: array<atomic<u32>>;

fn squares(i: u32) -> u32 {
  let old = atomicAdd(&total[0], i);
  return old * old;
}

@compute @workgroup_size(1) fn ignored() {
  squares(2u);
  workgroupBarrier();
}
