fn remainders(a: i32, b: i32, by: u32) -> i32 {
  var left = a % b;
  left >>= by & 31u;
  left = left % 3;
  return left + (a << ((by + 1u) & 31u));
}
