struct Particle {
  place: vec3f,
  age: f32,
  id: u32,
  cell: vec2i,
  turn: mat2x2f,
  tail: array<f32, 2>,
}

@group(0) @binding(1) var<storage, read_write> all1: array<Particle>;
@group(0) @binding(2) var<storage, read> allOld: array<Particle>;

@compute @workgroup_size(64) fn kernelMain(@builtin(global_invocation_id) globalId: vec3u) {
  let i = globalId.x;
  if (i >= 37u) {
    return;
  }
  all1[i].place += vec3f(0.5, 0.0, -1.0);
  all1[i].age += allOld[min(i + 1u, 36u)].age;
  all1[i].id ^= i;
  all1[i].cell.y -= i32(i);
  all1[i].turn[1] = all1[i].turn[0].yx;
  all1[i].tail[i32(i) & 1] *= 2.0;
}
