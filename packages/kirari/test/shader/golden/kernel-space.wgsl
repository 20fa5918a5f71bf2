@group(0) @binding(1) var<storage, read_write> cells: array<vec4u>;

@compute @workgroup_size(4, 4, 4) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let id = globalId;
  if ((id.x >= 5u || id.y >= 7u) || id.z >= 9u) {
    return;
  }
  let i = id.x + (id.y + id.z * 7u) * 5u;
  cells[i] = vec4u(id, i);
}
