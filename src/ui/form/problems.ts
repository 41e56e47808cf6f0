'use client'
import type { FormErrors } from '@mantine/form'
import { isDomainErrorCode } from '@/core/error'
import type { core } from '@/core/zod'
import { useTexts } from '@/ui/texts'

/** The first problem of each field in words, in the order of the schema: a message is a code, which params fill in. */
export function useProblemsInWords(): (issues: readonly core.$ZodIssue[]) => FormErrors {
  const errorText = useTexts('errors')
  return (issues) => {
    const problems: FormErrors = {}
    for (const issue of issues) {
      const params = issue.code === 'custom' ? issue.params : undefined
      const code = isDomainErrorCode(issue.message) ? issue.message : 'INVALID_INPUT'
      problems[issue.path.join('.')] ??= errorText(code, params)
    }
    return problems
  }
}
