import { add, float64At } from './numbers.ts'

/**
 * Returns the lower Cholesky factor of a symmetric n × n matrix (row by row).
 * @returns null unless the matrix is positive definite.
 */
export function cholesky(matrix: Float64Array, n: number): Float64Array | null {
  const factor = new Float64Array(n * n)
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = float64At(matrix, i * n + j)
      for (let k = 0; k < j; k++) sum -= float64At(factor, i * n + k) * float64At(factor, j * n + k)
      if (i !== j) factor[i * n + j] = sum / float64At(factor, j * n + j)
      else if (sum > 1e-12 * Math.abs(float64At(matrix, i * n + i))) factor[i * n + i] = Math.sqrt(sum)
      else return null
    }
  }
  return factor
}

/** Solves `L · Lᵀ · x = b` for x. */
export function solveCholesky(factor: Float64Array, n: number, b: Float64Array): Float64Array {
  const x = Float64Array.from(b)
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) add(x, i, -float64At(factor, i * n + k) * float64At(x, k))
    x[i] = float64At(x, i) / float64At(factor, i * n + i)
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) add(x, i, -float64At(factor, k * n + i) * float64At(x, k))
    x[i] = float64At(x, i) / float64At(factor, i * n + i)
  }
  return x
}

/** Returns the diagonal of the inverse of the matrix with this Cholesky factor. */
export function inverseDiagonal(factor: Float64Array, n: number): Float64Array {
  const diagonal = new Float64Array(n)
  for (let i = 0; i < n; i++) {
    const unit = new Float64Array(n)
    unit[i] = 1
    diagonal[i] = float64At(solveCholesky(factor, n, unit), i)
  }
  return diagonal
}

/**
 * Returns the step δ of a Newton iteration towards a maximum: `−H · δ = g`. If the Hessian is not negative definite, a
 * growing ridge is added to its diagonal.
 * @param hessian n × n, row by row.
 */
export function newtonStep(gradient: Float64Array, hessian: Float64Array, n: number): Float64Array {
  for (let ridge = 0; ridge < 1e6; ridge = ridge === 0 ? 1e-6 : ridge * 10) {
    const negative = Float64Array.from(hessian, (value) => -value)
    for (let i = 0; i < n; i++) add(negative, i * n + i, ridge * (1 + Math.abs(float64At(hessian, i * n + i))))
    const factor = cholesky(negative, n)
    if (factor) return solveCholesky(factor, n, gradient)
  }
  return new Float64Array(n)
}
