struct Uniforms {
  resolution: vec2f,
}
@group(0) @binding(0) var<uniform> uniforms: Uniforms;

var<private> fragCoord: vec4f;

@vertex fn vertexMain(@location(0) position: vec3f) -> @builtin(position) vec4f {
  return vec4f(position, 1.0);
}

@fragment fn fragmentMain(@builtin(position) fragCoordIn: vec4f, @builtin(front_facing) frontFacing: bool) -> @location(0) vec4f {
  fragCoord = vec4f(fragCoordIn.x, uniforms.resolution.y - fragCoordIn.y, fragCoordIn.zw);
  return vec4f(select(vec3f(fragCoord.xy / uniforms.resolution, 0.0), vec3f(fract(fragCoord.xy), fragCoord.w), frontFacing), 1.0);
}
