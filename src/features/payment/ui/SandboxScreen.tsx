'use client'
import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { formatMoney } from '@/core/commerce/money'
import { trpc } from '@/trpc/hooks'
import { Link } from '@/ui/app/Link'
import { useHydrated } from '@/ui/hydrated'
import { LoadState } from '@/ui/load/LoadState'
import facts from '@/ui/styles/FactRows.module.css'
import { useLocale, useTexts } from '@/ui/texts'
import type { SandboxOutcome } from '../schema'
import { redirectToPayment } from './form/redirect-to-payment'
import styles from './SandboxScreen.module.css'

const outcomes: readonly SandboxOutcome[] = ['paid', 'failed', 'delayed', 'webhook-lost', 'redirect-lost', 'both-lost']

/** Renders the sandbox in place of the payment provider's page; a tester chooses the outcome of the payment. */
export function SandboxScreen({ session }: { session: string }) {
  const t = useTexts('sandbox')
  const method = useTexts('payment')
  const locale = useLocale()
  const { payment } = trpc.useUtils()
  const [checkout] = trpc.payment.sandbox.useSuspenseQuery({ session })
  const bank = trpc.payment.playBank.useMutation({ onSuccess: (seen) => payment.sandbox.setData({ session }, seen) })
  const decision = trpc.payment.playSandbox.useMutation({
    onSuccess: ({ returnUrl }) => returnUrl !== null && redirectToPayment(returnUrl),
  })
  const stranded = decision.data?.returnUrl === null
  // The page stays unchanged while the buyer is redirected.
  const leaving = decision.isSuccess && !stranded
  const open = checkout.open || leaving
  const failed = [decision, bank].find(({ isError }) => isError)

  return (
    <Stack component="section" className="wrap narrow flush section" align="flex-start" gap="lg">
      <Text size="sm" fw={600} className={styles.badge}>
        {t('badge')}
      </Text>
      <Title order={1}>{t('title')}</Title>
      <Alert role="note" w="100%">
        {t('lede')}
      </Alert>
      <dl className={`${facts.rows} ${styles.order}`}>
        <div>
          <dt>{t('amount')}</dt>
          <dd>{formatMoney(checkout, locale)}</dd>
        </div>
        <div>
          <dt>{t('method')}</dt>
          <dd>{method(`method.${checkout.method}`)}</dd>
        </div>
      </dl>
      {failed && <LoadState state="failed" onRetry={failed.reset} />}
      {stranded && <Text role="status">{t('stranded')}</Text>}
      {!open && !stranded && <Text>{t('closed')}</Text>}
      {open && !stranded && (
        <Choices
          legend={t('choose')}
          choices={outcomes.map((outcome) => ({ id: outcome, name: t(outcome), note: t(`${outcome}Note`) }))}
          onChoose={(outcome) => decision.isPending || decision.mutate({ session, outcome })}
        />
      )}
      {!leaving && checkout.bank.length > 0 && (
        <Choices
          legend={t('bank')}
          choices={checkout.bank.map((action) => ({
            id: action,
            name: t(`dispute-${action}`),
            note: t(`dispute-${action}Note`),
          }))}
          onChoose={(action) => bank.isPending || bank.mutate({ session, action: action })}
        />
      )}
      {!stranded && (
        <Button component={Link} variant="default" href={checkout.cancelUrl}>
          {open ? t('abandon') : t('back')}
        </Button>
      )}
    </Stack>
  )
}

interface ChoicesProps<Id extends string> {
  legend: string
  choices: readonly { id: Id; name: string; note: string }[]
  onChoose: (id: Id) => void
}

/** Renders the possible next steps, each with its meaning. */
function Choices<Id extends string>({ legend, choices, onChoose }: ChoicesProps<Id>) {
  const label = useId()
  return (
    <Stack role="group" aria-labelledby={label} w="100%" gap="xs" inert={!useHydrated()}>
      <Title size="h4" ff="text" fw={500} id={label}>
        {legend}
      </Title>
      {choices.map(({ id, name, note }) => (
        <Button
          key={id}
          variant="default"
          radius="md"
          fullWidth
          justify="flex-start"
          classNames={{ root: styles.choice, label: styles.words }}
          onClick={() => onChoose(id)}
          data-outcome={id}
        >
          {name}
          <Text span size="sm" c="dimmed">
            {note}
          </Text>
        </Button>
      ))}
    </Stack>
  )
}
