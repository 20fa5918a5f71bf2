struct Light {
  position: vec3f,
  color: vec3f,
  turn: mat2x2f,
}

struct Scene {
  lights: array<Light, 2>,
  steps: array<i32, 3>,
  on: bool,
}

fn nested(scene: Scene, i: i32, p: vec3f) -> vec3f {
  var s = scene;
  let parts = s.lights[i].position.xy + p.xy;
  s.lights[i].position.x = parts.x;
  s.lights[i].position.y = parts.y;
  s.lights[1].turn[0].y = 3.0;
  s.lights[0] = Light(p, vec3f(1.0, 0.5, 0.0), mat2x2f(vec2f(2.0, 0.0), vec2f(0.0, 2.0)));
  s.steps[2] += s.steps[0];
  s.on = !s.on;
  var light = s.lights[i];
  light.color *= select(0.5, 1.0, s.on);
  return light.color + light.position + vec3f(light.turn * p.xy, f32(s.steps[2]));
}
