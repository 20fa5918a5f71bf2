fn cases(mode: i32) -> f32 {
  var sum = 0.0;
  switch (mode) {
    case 0: {
      sum = 1.0;
    }
    case 1, 2: {
      sum = 2.0;
    }
    default: {
      return -1.0;
    }
  }
  for (var i = 10; i > 0; i--) {
    let choice = i;
    if (choice == 3) {
      break;
    } else if (choice == 5) {
      continue;
    } else {
      sum += f32(i);
    }
  }
  for (var t = 0.5; t <= 2.0; t += 0.25) {
    switch (i32(t)) {
      case 1: {
        sum += t;
      }
      default: {
      }
    }
  }
  return sum;
}
