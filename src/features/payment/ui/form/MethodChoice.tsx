'use client'
import { Radio, Text } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { PaymentMethod } from '@/core/commerce/money'
import { appBrowserOf, blockedMethod, sortMethodsForApp } from '@/core/site/app-browser'
import { useHydrated } from '@/ui/hydrated'
import { useTexts } from '@/ui/texts'
import styles from './MethodChoice.module.css'

interface Props extends Omit<ComponentProps<typeof Radio.Group>, 'children' | 'label' | 'value'> {
  methods: readonly PaymentMethod[]
  value?: string | null
  /** Whether the provider accepts Link, which the buyer finds on the card's page. */
  link?: boolean
  /**
   * Whether the buyer is signed in, for the note on a method that this browser blocks: a member can just open another
   * browser, and a guest has to take a link there.
   */
  signedIn: boolean
}

/**
 * Renders the choice of a payment method for this buyer; none is selected in advance. A method that the browser of an
 * app blocks comes last, with a note on how to leave the app.
 */
export function MethodChoice({ methods, link = false, signedIn, ...props }: Props) {
  const t = useTexts('payment')
  const hydrated = useHydrated()
  const app = hydrated ? appBrowserOf(navigator.userAgent) : null
  const onPhone = hydrated && matchMedia('(hover: none) and (pointer: coarse)').matches
  const blocked = methods.find((method) => method === blockedMethod(app))
  const chosen = methods.find((method) => method === props.value)
  return (
    <div>
      <Radio.Group {...props} label={t('method.label')} classNames={{ label: styles.title }}>
        <div className={styles.options}>
          {sortMethodsForApp(app, methods, onPhone).map((method) => (
            <Radio
              key={method}
              value={method}
              wrapperProps={{ 'data-method': method }}
              label={
                // Only the plain name is shown: logos belong to their companies, and a drawing of our own would not be
                // recognised.
                <span className={styles.name}>
                  <span>{t(`method.${method}`)}</span>
                  {method === 'card' && <small>{t(link ? 'method.walletsLink' : 'method.wallets')}</small>}
                </span>
              }
              classNames={styles}
            />
          ))}
        </div>
      </Radio.Group>
      {blocked && (app === 'wechat' || app === 'alipay') && (
        <Text size="sm" className={styles.note} role="status">
          {t(signedIn ? 'method.blocked' : 'method.blockedGuest', {
            app: t(`method.app.${app}`),
            method: t(`method.${blocked}`),
          })}
        </Text>
      )}
      {chosen === 'wechat_pay' && (
        // Shown before Pay is pressed: on a phone the method may not work at all.
        <Text size="sm" c="dimmed" className={styles.note} role="status">
          <span className={styles.desk}>{t('method.wechat_payNote')}</span>
          <span className={styles.phone}>{t('method.wechat_payPhone')}</span>
        </Text>
      )}
    </div>
  )
}
