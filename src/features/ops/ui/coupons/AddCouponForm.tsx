'use client'
import { Checkbox, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { reportsIn } from '@/core/commerce/product'
import { textKeyOf } from '@/core/commerce/product-texts'
import { skus } from '@/core/commerce/products'
import styles from '@/ui/form/Form.module.css'
import { SubmitButton } from '@/ui/form/form-parts'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { AddCouponInput } from '../../coupons/coupons-schema'
import { NumberField } from '../fields/NumberField'
import { useAnnounce } from '../frame/Announcements'

/** Values of the form; a number is null while its field is empty. */
type Blank = {
  [Key in keyof AddCouponInput]: AddCouponInput[Key] | (AddCouponInput[Key] extends number ? null : never)
}

const blank: Blank = {
  code: '',
  percent: 20,
  offCny: null,
  offUsd: null,
  offEur: null,
  skus: [],
  maxUses: null,
  maxPerBuyer: 1,
  days: 30,
  reason: '',
}
const amounts = [
  ['offCny', 'coupons.cny'],
  ['offUsd', 'coupons.usd'],
  ['offEur', 'coupons.eur'],
] as const

/** Renders the form for a new coupon: its discount, products, number of uses and validity. */
export function AddCouponForm() {
  const t = useTexts('admin-books')
  const action = useTexts('admin')
  const [kind, setKind] = useState<'percent' | 'amount'>('percent')
  const say = useAnnounce()
  const form = useServerForm(
    (api) => api.ops.addCoupon,
    async () => (await import('../../coupons/coupons-schema')).AddCouponInput,
    {
      initialValues: blank,
      fields: { COUPON_CODE: 'code', COUPON_EXISTS: 'code' },
      onDone: ({ code }) => {
        say(t('coupons.made', { code }))
        setKind('percent')
        form.setValues(blank)
      },
    },
  )
  const { setValues } = form
  const values: Blank = form.values

  function choose(next: 'percent' | 'amount') {
    setKind(next)
    setValues(next === 'percent' ? { ...blank, ...kept() } : { percent: null })
  }
  const kept = () => {
    const { code, reason, days, maxUses, maxPerBuyer } = values
    return { code, reason, days, maxUses, maxPerBuyer, skus: values.skus }
  }

  return (
    <Stack maw="28rem">
      <Title order={2}>{t('coupons.add')}</Title>
      <ServerForm {...form.props} className={styles.form}>
        <TextInput
          {...form.field('code')}
          label={t('coupons.addCode')}
          description={t('coupons.addCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <NativeSelect
          name="kind"
          label={t('coupons.kind')}
          value={kind}
          data={[
            { value: 'percent', label: t('coupons.percent') },
            { value: 'amount', label: t('coupons.amount') },
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value === 'amount' ? 'amount' : 'percent')}
        />
        {kind === 'percent' ? (
          <NumberField {...form.field('percent')} label={t('coupons.percentLabel')} />
        ) : (
          <>
            <Text c="dimmed" size="sm">
              {t('coupons.amountHint')}
            </Text>
            {amounts.map(([name, label]) => (
              <NumberField key={name} {...form.field(name)} label={t(label)} decimals={2} />
            ))}
          </>
        )}
        <Checkbox.Group
          label={t('coupons.skus')}
          description={t('coupons.everything')}
          value={values.skus}
          onChange={(chosen) => setValues({ skus: skus.filter((sku) => chosen.includes(sku)) })}
        >
          <Group mt="xs">
            {skus.map((sku) => (
              <Checkbox
                key={sku}
                name={`sku-${sku}`}
                value={sku}
                label={action(`product.${textKeyOf(sku)}`, { reports: reportsIn(sku) })}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <NumberField {...form.field('maxUses')} label={t('coupons.maxUses')} />
        <NumberField {...form.field('maxPerBuyer')} label={t('coupons.maxPerBuyer')} />
        <NumberField {...form.field('days')} label={t('coupons.days')} />
        <TextInput
          {...form.field('reason')}
          label={action('action.reason')}
          description={action('action.reasonHint')}
        />
        <SubmitButton failure={form.failure} busy={form.busy}>
          {t('coupons.submit')}
        </SubmitButton>
      </ServerForm>
    </Stack>
  )
}
