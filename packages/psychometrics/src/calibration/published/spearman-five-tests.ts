import { type Covariance, covarianceOf } from '../reliability/covariance.ts'

/** Correlations of five tests. Source: Spearman's data in Harman 1967, Modern Factor Analysis, p. 116. */
export const spearmanFiveTests = (): Covariance =>
  covarianceOf([
    [1, 0.485, 0.4, 0.397, 0.295],
    [0.485, 1, 0.397, 0.397, 0.247],
    [0.4, 0.397, 1, 0.335, 0.275],
    [0.397, 0.397, 0.335, 1, 0.195],
    [0.295, 0.247, 0.275, 0.195, 1],
  ])
