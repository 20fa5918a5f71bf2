const divideInt = (a, b) => (b === 0 ? a : (a / b) | 0)

function remainders(a, b, by) {
  let left = (a - Math.imul(b, divideInt(a, b))) | 0
  left = left >> by
  left = (left - Math.imul(3, (left / 3) | 0)) | 0
  return (left + (a << (by + 1))) | 0
}

export { remainders }
