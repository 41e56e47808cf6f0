import type { FormErrors } from '@mantine/form'
import { type DomainErrorCode, type DomainErrorParams, isDomainErrorCode } from '@/core/error/error'
import type { core } from '@/core/input/zod'

/*
 * Functions for invalid forms. They load together with the schema, so that a page that sends nothing does without them.
 */

/**
 * Returns the first problem of each field as text, in the order of the schema: a message is a code, filled in with
 * params.
 */
export function describeProblems(
  issues: readonly core.$ZodIssue[],
  words: (code: DomainErrorCode, params?: DomainErrorParams) => string,
): FormErrors {
  const problems: FormErrors = {}
  for (const issue of issues) {
    const params = issue.code === 'custom' ? issue.params : undefined
    const code = isDomainErrorCode(issue.message) ? issue.message : 'INVALID_INPUT'
    problems[issue.path.join('.')] ??= words(code, params)
  }
  return problems
}

/** Returns the path of the first problem, in the order of the fields; a nested field is named by its path. */
export const firstProblem = (problems: FormErrors, fields: readonly string[]): string | undefined =>
  fields
    .map((name) => Object.keys(problems).find((path) => path === name || path.startsWith(`${name}.`)))
    .find((path) => path !== undefined)
