struct Light {
  vec3 position;
  vec3 color;
  mat2 turn;
};

struct Scene {
  Light[2] lights;
  int[3] steps;
  bool on;
};

vec3 nested(Scene scene, int i, vec3 p) {
  Scene s = scene;
  s.lights[i].position.xy += p.xy;
  s.lights[1].turn[0].y = 3.0;
  s.lights[0] = Light(p, vec3(1.0, 0.5, 0.0), mat2(2.0));
  s.steps[2] += s.steps[0];
  s.on = !s.on;
  Light light = s.lights[i];
  light.color *= s.on ? 1.0 : 0.5;
  return light.color + light.position + vec3(light.turn * p.xy, float(s.steps[2]));
}
