struct Uniforms {
  resolution: vec2f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> fragCoord: vec4f;

@vertex fn vertexMain(@builtin(vertex_index) vertexIndex: u32) -> @builtin(position) vec4f {
  let corner = vec2f(vec2u(vertexIndex & 1u, vertexIndex >> 1u)) * 2.0;
  return vec4f(corner * 2.0 - 1.0, 0.0, 1.0);
}

@fragment fn fragmentMain(@builtin(position) fragCoordIn: vec4f, @builtin(front_facing) frontFacing: bool) -> @location(0) vec4f {
  fragCoord = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return vec4f(vec3f(fragCoord.xy / 64.0, select(0.0, 1.0, frontFacing)), 1.0);
}
