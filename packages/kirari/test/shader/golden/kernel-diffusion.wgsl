@group(0) @binding(1) var<storage, read_write> heat: array<f32>;
@group(0) @binding(2) var<storage, read> heatOld: array<f32>;

@compute @workgroup_size(8, 8) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let id = globalId;
  if (id.x >= 50u || id.y >= 30u) {
    return;
  }
  let i = id.x + id.y * 50u;
  heat[i] = heat[i] * 0.5 + (heatOld[i - select(1u, 0u, id.x == 0u)] + heatOld[i + select(1u, 0u, id.x == 49u)] + heatOld[i - select(50u, 0u, id.y == 0u)] + heatOld[i + select(50u, 0u, id.y == 29u)]) * 0.125;
}
