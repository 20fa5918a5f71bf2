struct Particle {
  position: vec3f,
  mass: f32,
  hits: atomic<u32>,
}

@group(0) @binding(1) var<storage, read_write> particles: array<Particle>;
@group(0) @binding(2) var<storage, read> forces: array<vec3f>;
@group(0) @binding(3) var<storage, read_write> energy: f32;

@compute @workgroup_size(64) fn integrate(@builtin(global_invocation_id) globalId: vec3u) {
  if (globalId.x >= 64u) {
  } else {
    particles[globalId.x].position += forces[globalId.x] / particles[globalId.x].mass;
    atomicAdd(&particles[globalId.x].hits, 1u);
    if (globalId.x == 0u) {
      energy = particles[globalId.x].mass * 0.5;
    }
  }
}
