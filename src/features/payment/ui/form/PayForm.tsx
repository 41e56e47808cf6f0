'use client'
import { Anchor, Button, Checkbox, type CheckboxProps, Input, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { hasTaxNote } from '@/core/commerce/country'
import { formatMoney } from '@/core/commerce/money'
import { formatPriceLine, isPackSku, ownSkuOfGift } from '@/core/commerce/product'
import { joinSentences } from '@/core/texts/sentences'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import { OtherBrowserLink } from '@/ui/app/OtherBrowserLink'
import { Failure } from '@/ui/form/Failure'
import { ServerForm } from '@/ui/form/ServerForm'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { Sentence } from '@/ui/Sentence'
import { useLocale, useTexts } from '@/ui/texts'
import { CountryField } from './CountryField'
import { LineItem } from './LineItem'
import { MethodChoice } from './MethodChoice'
import styles from './PayForm.module.css'
import type { Payable } from './payable'
import { usePayForm } from './use-pay-form'

/** Props of a field for an e-mail address: a phone shows the matching keyboard and does not autocorrect. */
const address = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

interface Props {
  payable: Payable
  /** Name and description of the purchase, each in one line. */
  name: string
  picture?: ReactNode
  about: ReactNode
  /** Address that a gift is for, if it is known already. */
  to?: string
  /** Whether an earlier payment failed; the method then comes first. */
  again?: boolean
}

const moveLink = async (sittingId: string): Promise<string> =>
  (await callProcedure((api) => api.tests.moveLink, { sittingId })).path

/** Returns the key of the sentence about refunds: redeemed gifts and used reports are not refunded. */
function refundRule(sku: Payable['sku']): 'offer.refund' | 'offer.refundPack' | 'offer.refundGift' {
  if (ownSkuOfGift(sku)) return 'offer.refundGift'
  return isPackSku(sku) ? 'offer.refundPack' : 'offer.refund'
}

/**
 * Renders the product, the method, the address, the declarations that the country's law requires, and one button;
 * beside the button, the refund rule and the link to leave without paying.
 */
export function PayForm({ payable, name, picture, about, to, again = false }: Props) {
  const t = useTexts('payment')
  const locale = useLocale()
  const form = usePayForm(payable, to)
  const { sittingId, signedIn } = payable
  const report = payable.sku === 'report'
  const { Shown: CouponField, ...code } = useOnDemand('coupon', async () => (await import('./CouponField')).CouponField)
  const { acknowledgements, country, method } = form.values

  // Price without a coupon code; the price above includes the code.
  const usual = formatMoney(payable.prices[form.price.currency], locale)
  const line = formatPriceLine(useTexts('common'), signedIn ? 'once' : 'guest', usual)
  const rule = joinSentences(
    hasTaxNote(country) && t('country.tax'),
    country === 'CN' && t('country.invoice'),
    !report && t('offer.renews'),
    t(refundRule(payable.sku), { days: payable.refundDays }),
  )
  const place = <CountryField country={country} onChange={form.moveTo} />
  return (
    <ServerForm {...form.props} className={styles.form} aria-label={t('pay.form')}>
      {!again && (
        <div className={styles.what}>
          <LineItem name={name} picture={picture} about={about} price={form.price}>
            {report && <p className={styles.line}>{line}</p>}
            {place}
          </LineItem>
        </div>
      )}
      <div className={`${styles.fields} ${form.gift || acknowledgements ? '' : styles.roomy}`}>
        {form.gift && (
          <TextInput {...form.field('giftEmail')} {...address} label={t('gift.label')} autoComplete="off" />
        )}
        {!form.free && (
          <MethodChoice
            {...form.field('method')}
            value={method}
            methods={form.methods}
            link={payable.methods.includes('link')}
            signedIn={signedIn}
          />
        )}
        <TextInput
          {...form.field('email')}
          {...address}
          label={t(report ? 'email.label' : 'email.receipt')}
          autoComplete="email"
        />
        {acknowledgements && <Acknowledgements field={(field) => form.field(field, 'checkbox')} />}
        <Failure busy={form.busy}>{form.failure}</Failure>
        {again && <LineItem name={name} price={form.price} />}
        <div className={styles.pay}>
          <Button type="submit" fullWidth aria-disabled={form.busy}>
            {form.busy
              ? t('pay.going')
              : form.free
                ? t('pay.free')
                : t('pay.button', { price: formatMoney(form.price, locale) })}
          </Button>
        </div>
        <div className={styles.after}>
          {again && place}
          {sittingId !== null && !signedIn && <OtherBrowserLink make={() => moveLink(sittingId)} to="payment" />}
          {CouponField ? (
            <CouponField
              sku={payable.sku}
              country={country}
              coupon={form.coupon}
              again={form.codeToApply}
              free={form.free}
              onChange={form.applyCoupon}
            />
          ) : (
            <div>
              <Button variant="transparent" aria-expanded={false} onClick={() => void code.show()}>
                {t('coupon.open')}
              </Button>
              {code.failure}
            </div>
          )}
          <Text size="sm" c="dimmed" className={styles.small}>
            <Sentence text={rule}>
              <Anchor href="/refunds">{t('offer.refundLink')}</Anchor>
            </Sentence>
          </Text>
          <Text size="sm" c="dimmed" role="status">
            {!form.free &&
              joinSentences(method && method !== 'wechat_pay' && t(`method.${method}Note`), t('pay.secure'))}
          </Text>
          {report && !signedIn && (
            <Checkbox
              {...form.field('openAccount', 'checkbox')}
              label={t('account.label')}
              description={t('account.hint')}
            />
          )}
          <Button component={Link} href={payable.exitPath} variant="default">
            {t(report ? 'pay.keep' : 'pay.back')}
          </Button>
          <Text size="sm" c="dimmed">
            {joinSentences(form.gift && t('gift.hint'), t(report ? 'email.hint' : 'email.receiptHint'))}
          </Text>
        </div>
      </div>
    </ServerForm>
  )
}

const acknowledgementNames = ['delivery', 'withdrawal'] as const

interface AcknowledgementsProps {
  field: (name: `acknowledgements.${(typeof acknowledgementNames)[number]}`) => CheckboxProps
}

/** Renders the two declarations of a buyer with a right of withdrawal; neither is ticked in advance. */
function Acknowledgements({ field }: AcknowledgementsProps) {
  const t = useTexts('payment')
  const fields = acknowledgementNames.map((name) => ({ name, props: field(`acknowledgements.${name}`) }))
  const error = fields.map(({ props }) => props.error).find(Boolean)
  return (
    <fieldset className={styles.group} aria-describedby={error ? 'acknowledge-error' : undefined}>
      <legend className={styles.legend}>{t('acknowledge.title')}</legend>
      {fields.map(({ name, props }) => (
        // The message about a missing tick is shown once, below both.
        <Checkbox
          key={name}
          {...props}
          error={Boolean(props.error)}
          label={t(`acknowledge.${name}`)}
          classNames={{ body: styles.body, label: styles.label }}
          aria-invalid={props.error ? true : undefined}
        />
      ))}
      {error && (
        <Input.Error id="acknowledge-error" role="alert">
          {error}
        </Input.Error>
      )}
    </fieldset>
  )
}
