@group(0) @binding(1) var<storage, read_write> matrices: array<mat3x3f>;

@compute @workgroup_size(2, 2) fn transform(@builtin(global_invocation_id) globalId: vec3u) {
  matrices[(globalId.y + 1u) % 2u][globalId.x] = matrices[(globalId.y + 1u) % 2u][globalId.x] * 2.0 + matrices[(globalId.y + 1u) % 2u][globalId.x].zyx;
}
