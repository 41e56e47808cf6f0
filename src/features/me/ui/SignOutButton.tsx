'use client'
import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useFailureText } from '@/ui/form/failure-text'
import { signOut } from '@/ui/session/sign-out'
import { useTexts } from '@/ui/texts'

/** Ends the session here and on the server. */
export function SignOutButton() {
  const t = useTexts('me')
  const failureText = useFailureText()
  const leave = useMutation({ mutationFn: signOut })
  return (
    <>
      <Button
        variant="default"
        onClick={() => leave.mutate()}
        // After signing out the home page is being loaded, so it stays busy.
        loading={leave.isPending || leave.isSuccess}
      >
        {t('signOut')}
      </Button>
      <Text component="span" role="status">
        {leave.isError && failureText(leave.error)}
      </Text>
    </>
  )
}
