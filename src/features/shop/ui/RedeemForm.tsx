'use client'
import { Alert, Button, TextInput } from '@mantine/core'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Failure } from '@/ui/form/Failure'
import styles from '@/ui/form/Form.module.css'
import { ServerForm } from '@/ui/form/ServerForm'
import { useServerForm } from '@/ui/form/use-server-form'
import { useTexts } from '@/ui/texts'
import type { RedeemedGift } from '../schema'
import own from './MyShop.module.css'

const atCode = { GIFT_UNKNOWN: 'code', GIFT_REDEEMED: 'code', GIFT_REVOKED: 'code', ALREADY_VIP: 'code' } as const

/** Renders the form that redeems a gift code. A mailed link only fills in the code; pressing the button redeems it. */
export function RedeemForm({ initial }: { initial: string }) {
  const t = useTexts('shop')
  const router = useRouter()
  const [given, setGiven] = useState<RedeemedGift | null>(null)
  const form = useServerForm(
    (api) => api.shop.redeem,
    async () => (await import('../schema')).RedeemGiftInput,
    {
      initialValues: { code: initial },
      fields: atCode,
      says: { ALREADY_VIP: t('mine.redeem.alreadyVip') },
      onDone: (redeemed) => {
        setGiven(redeemed)
        form.setValues({ code: '' })
        // The code is used up: remove it from the address, and refresh the page to show its content.
        window.history.replaceState(null, '', window.location.pathname)
        router.refresh()
      },
    },
  )

  return (
    <ServerForm {...form.props} className={styles.form}>
      <TextInput
        {...form.field('code')}
        label={t('mine.redeem.label')}
        description={t('mine.redeem.hint')}
        inputContainer={(input) => (
          <div className={own.redeem}>
            {input}
            <Button type="submit" loading={form.busy}>
              {t('mine.redeem.submit')}
            </Button>
          </div>
        )}
        classNames={{ input: own.giftCode }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={1000}
      />
      <Failure busy={form.busy}>{form.failure}</Failure>
      <div role="status">
        {form.done && given && (
          <Alert role="note">
            {given.sku === 'vip' ? t('mine.redeem.vip') : t('mine.redeem.pack', { count: given.reports })}
          </Alert>
        )}
      </div>
    </ServerForm>
  )
}
