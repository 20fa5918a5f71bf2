const f32 = Math.fround
const toInt = (x) => Math.trunc(Math.min(Math.max(x, -2147483648), 2147483520)) | 0

function cases(mode) {
  let sum = 0
  switch (mode) {
    case 0: {
      sum = 1
      break
    }
    case 1:
    case 2: {
      sum = 2
      break
    }
    default: {
      return -1
    }
  }
  for (let i = 10; i > 0; i = i + (-1) | 0) {
    const choice = i
    if (choice === 3) {
      break
    } else if (choice === 5) {
      continue
    } else {
      sum = f32(sum + f32(i))
    }
  }
  for (let t = 0.5; t <= 2; t = f32(t + 0.25)) {
    switch (toInt(t)) {
      case 1: {
        sum = f32(sum + t)
        break
      }
    }
  }
  return sum
}

export { cases }
