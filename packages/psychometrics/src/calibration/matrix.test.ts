import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cholesky, inverseDiagonal, newtonStep, solveCholesky } from './matrix.ts'
import { at } from './numbers.ts'

const n = 4
const number = fc.double({ min: -3, max: 3, noNaN: true })
const vector = fc.array(number, { minLength: n, maxLength: n }).map((values) => Float64Array.from(values))
/** `A · Aᵀ + I`, which is positive definite. */
const definite = fc.array(number, { minLength: n * n, maxLength: n * n }).map((a) =>
  Float64Array.from({ length: n * n }, (_, cell) => {
    const [i, j] = [Math.floor(cell / n), cell % n]
    const product = Array.from({ length: n }, (_, k) => at(a, i * n + k) * at(a, j * n + k))
    return product.reduce((sum, value) => sum + value, i === j ? 1 : 0)
  }),
)
const times = (matrix: Float64Array, x: Float64Array): number[] =>
  Array.from({ length: n }, (_, i) => x.reduce((sum, value, j) => sum + at(matrix, i * n + j) * value, 0))
const close = (a: ArrayLike<number>, b: ArrayLike<number>) => {
  for (let i = 0; i < b.length; i++) expect(at(a, i)).toBeCloseTo(at(b, i), 6)
}

describe('the Cholesky factor', () => {
  test('is lower triangular and reproduces the matrix', () => {
    fc.assert(
      fc.property(definite, (matrix) => {
        const factor = cholesky(matrix, n)
        if (!factor) throw new Error('no factor')
        for (let i = 0; i < n; i++) {
          for (let j = 0; j < n; j++) {
            if (j > i) expect(at(factor, i * n + j)).toBe(0)
            let product = 0
            for (let k = 0; k < n; k++) product += at(factor, i * n + k) * at(factor, j * n + k)
            expect(product).toBeCloseTo(at(matrix, i * n + j), 8)
          }
        }
      }),
    )
  })

  test('solves equations and gives the diagonal of the inverse', () => {
    fc.assert(
      fc.property(definite, vector, (matrix, x) => {
        const factor = cholesky(matrix, n)
        if (!factor) throw new Error('no factor')
        const b = Float64Array.from(times(matrix, x))
        close(solveCholesky(factor, n, b), x)
        close(b, times(matrix, x))
        const diagonal = inverseDiagonal(factor, n)
        for (let i = 0; i < n; i++) {
          const unit = Float64Array.from({ length: n }, (_, j) => (i === j ? 1 : 0))
          expect(at(diagonal, i)).toBeCloseTo(at(solveCholesky(factor, n, unit), i), 10)
        }
      }),
    )
  })

  test.each([
    { name: 'linearly dependent rows', matrix: [1, 2, 2, 4] },
    { name: 'a zero matrix', matrix: [0, 0, 0, 0] },
    { name: 'a negative variance', matrix: [-1, 0, 0, 1] },
    { name: 'correlations beyond one', matrix: [1, 1.1, 1.1, 1] },
    { name: 'a matrix with NaN', matrix: [Number.NaN, 0, 0, 1] },
  ])('is null for $name', ({ matrix }) => {
    expect(cholesky(Float64Array.from(matrix), 2)).toBeNull()
  })
})

describe('a Newton step', () => {
  test('reaches the maximum of a concave function', () => {
    fc.assert(
      fc.property(definite, vector, (curve, top) => {
        // g = C · top at 0, H = −C: the top is one step away.
        const gradient = Float64Array.from(times(curve, top))
        close(
          newtonStep(
            gradient,
            curve.map((value) => -value),
            n,
          ),
          top,
        )
      }),
    )
  })

  test('increases the function even when it is convex', () => {
    fc.assert(
      fc.property(definite, vector, (curve, gradient) => {
        const step = newtonStep(gradient, curve, n)
        const climb = step.reduce((sum, value, i) => sum + value * at(gradient, i), 0)
        expect([...step].every(Number.isFinite)).toBe(true)
        if (gradient.some((value) => Math.abs(value) > 1e-3)) expect(climb).toBeGreaterThan(0)
      }),
    )
  })

  test('is zero when the Hessian is NaN', () => {
    expect([...newtonStep(Float64Array.of(1, 1), new Float64Array(4).fill(Number.NaN), 2)]).toEqual([0, 0])
  })
})
