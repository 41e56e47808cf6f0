'use client'
import { Button } from '@mantine/core'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'

/** Deletes the account. The form opens behind an inconspicuous button. */
export function AccountDeletion({ email }: { email: string }) {
  const t = useTexts('settings')
  const { Shown, failure, show, hide } = useOnDemand(
    'account-deletion',
    async () => (await import('./DeleteForm')).DeleteForm,
  )
  if (Shown) return <Shown email={email} onCancel={hide} />
  return (
    <>
      <Button variant="transparent" onClick={show}>
        {t('account.start')}
      </Button>
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}
