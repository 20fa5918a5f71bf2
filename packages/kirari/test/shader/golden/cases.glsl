float cases(int mode) {
  float sum = 0.0;
  switch (mode) {
    case 0: {
      sum = 1.0;
      break;
    }
    case 1: case 2: {
      sum = 2.0;
      break;
    }
    default: {
      return -1.0;
    }
  }
  for (int i = 10; i > 0; i--) {
    int choice = i;
    if (choice == 3) {
      break;
    } else if (choice == 5) {
      continue;
    } else {
      sum += float(i);
    }
  }
  for (float t = 0.5; t <= 2.0; t += 0.25) {
    switch (int(clamp(t, -2147483648.0, 2147483520.0))) {
      case 1: {
        sum += t;
        break;
      }
    }
  }
  return sum;
}
