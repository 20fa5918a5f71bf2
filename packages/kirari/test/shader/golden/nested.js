const f32 = Math.fround
const r = new Float64Array(3)
const s_lights = new Float32Array(20)
const s_steps = new Int32Array(3)

function nested(scene_lights, scene_steps, scene_on, i, p_x, p_y, p_z) {
  s_lights.set(scene_lights)
  s_steps.set(scene_steps)
  let s_on = scene_on
  const t = Math.min(Math.max(i, 0), 1) * 10
  const t1 = f32(s_lights[t + 1] + p_y)
  const t2 = Math.min(Math.max(i, 0), 1) * 10
  s_lights[t2] = f32(s_lights[t] + p_x)
  s_lights[t2 + 1] = t1
  s_lights[17] = 3
  s_lights[0] = p_x
  s_lights[1] = p_y
  s_lights[2] = p_z
  s_lights[3] = 1
  s_lights[4] = 0.5
  s_lights[5] = 0
  s_lights[6] = 2
  s_lights[7] = 0
  s_lights[8] = 0
  s_lights[9] = 2
  s_steps[2] = (s_steps[2] + s_steps[0]) | 0
  s_on = !s_on
  const t3 = Math.min(Math.max(i, 0), 1) * 10
  let light_position_x = s_lights[t3]
  let light_position_y = s_lights[t3 + 1]
  let light_position_z = s_lights[t3 + 2]
  let light_color_x = s_lights[t3 + 3]
  let light_color_y = s_lights[t3 + 4]
  let light_color_z = s_lights[t3 + 5]
  let light_turn_0_x = s_lights[t3 + 6]
  let light_turn_0_y = s_lights[t3 + 7]
  let light_turn_1_x = s_lights[t3 + 8]
  let light_turn_1_y = s_lights[t3 + 9]
  const t4 = s_on ? 1 : 0.5
  light_color_x = f32(light_color_x * t4)
  light_color_y = f32(light_color_y * t4)
  light_color_z = f32(light_color_z * t4)
  r[0] = f32(f32(light_color_x + light_position_x) + f32(f32(light_turn_0_x * p_x) + f32(light_turn_1_x * p_y)))
  r[1] = f32(f32(light_color_y + light_position_y) + f32(f32(light_turn_0_y * p_x) + f32(light_turn_1_y * p_y)))
  r[2] = f32(f32(light_color_z + light_position_z) + f32(s_steps[2]))
}

export { nested, r }
