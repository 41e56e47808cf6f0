import type { FormErrors } from '@mantine/form'
import { type DomainErrorCode, type DomainErrorParams, isDomainErrorCode } from '@/core/error/error'
import type { core } from '@/core/input/zod'

/*
 * What a form that is not right needs beside its schema, with which it comes: a page that nobody sends anything from does
 * without.
 */

/** The first problem of each field in words, in the order of the schema: a message is a code, which params fill in. */
export function problemsInWords(
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

/** Where the first problem is, in the order of the fields; a field inside another one is named by its path. */
export const firstProblem = (problems: FormErrors, fields: readonly string[]): string | undefined =>
  fields
    .map((name) => Object.keys(problems).find((path) => path === name || path.startsWith(`${name}.`)))
    .find((path) => path !== undefined)
