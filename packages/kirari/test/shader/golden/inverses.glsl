float inverses(mat2 a, mat3 b, mat4 c) {
  return determinant(inverse(a)) + determinant(transpose(matrixCompMult(inverse(b), outerProduct(b[0], b[1])))) + inverse(c)[3].w;
}
