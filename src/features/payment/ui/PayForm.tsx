'use client'
import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { formatMoney } from '@/core/commerce/money'
import { Link } from '@/ui/app/Link'
import { Failure } from '@/ui/form/Failure'
import { ServerForm } from '@/ui/form/ServerForm'
import { useLocale, useTexts } from '@/ui/texts'
import { Acknowledgements } from './Acknowledgements'
import { MethodChoice } from './MethodChoice'
import type { Payable } from './payable'
import { usePayForm } from './use-pay-form'

/** One e-mail address; a phone shows the keyboard for it and corrects nothing. */
const address = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

interface Props {
  payable: Payable
  /** Address that a gift is for, if it is known already. */
  to?: string
}

/** Method, address, what an EU buyer has to confirm, and one button; beside it the refund rule and the way not to pay. */
export function PayForm({ payable, to }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const form = usePayForm(payable, to)
  const report = payable.sku === 'report'

  return (
    <ServerForm {...form.props} aria-label={t('pay.form')}>
      <Stack gap="xl">
        {form.gift && (
          <TextInput
            {...form.field('giftEmail')}
            {...address}
            label={t('gift.label')}
            description={t('gift.hint')}
            autoComplete="off"
          />
        )}
        <MethodChoice {...form.field('method')} methods={payable.methods} />
        <TextInput
          {...form.field('email')}
          {...address}
          label={t(report ? 'email.label' : 'email.receipt')}
          description={t(report ? 'email.hint' : 'email.receiptHint')}
          autoComplete="email"
        />
        {report && !payable.signedIn && (
          <Checkbox
            {...form.field('openAccount', 'checkbox')}
            label={t('account.label')}
            description={t('account.hint')}
          />
        )}
        {payable.needsAcknowledgements && <Acknowledgements field={(name) => form.field(name, 'checkbox')} />}
        <Failure busy={form.busy}>{form.failure}</Failure>
        <Stack gap="sm">
          <Button type="submit" fullWidth aria-disabled={form.busy}>
            {form.busy ? t('pay.going') : t('pay.button', { price: formatMoney(payable.price, locale) })}
          </Button>
          <Text size="sm" c="dimmed">
            {t('offer.refund', { days: payable.refundDays })} <Anchor href="/refunds">{t('offer.refundLink')}</Anchor>
          </Text>
          <Button component={Link} href={payable.keep} variant="default" mt="xs">
            {t(report ? 'pay.keep' : 'pay.back')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('pay.secure')}
          </Text>
        </Stack>
      </Stack>
    </ServerForm>
  )
}
