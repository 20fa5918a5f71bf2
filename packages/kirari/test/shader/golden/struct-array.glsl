struct Stop {
  float at;
  vec3 color;
};

const Stop[2] stops = Stop[2](Stop(0.0, vec3(0.1, 0.2, 0.3)), Stop(1.0, vec3(1.0, 1.0, 0.5)));

vec3 structArray(float t, int i) {
  return stops[i].color * (t - stops[0].at);
}
