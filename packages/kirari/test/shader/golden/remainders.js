
function remainders(a, b, by) {
  let left = (a % b) | 0
  left = left >> by
  left = (left % 3) | 0
  return (left + (a << (by + 1))) | 0
}

export { remainders }
