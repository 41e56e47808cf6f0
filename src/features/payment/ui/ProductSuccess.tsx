'use client'
import { vipPercent } from '@/core/commerce/discount'
import { giftOf } from '@/core/commerce/product'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../schema'
import { SuccessMark } from './SuccessScreen'
import styles from './SuccessScreen.module.css'

/** Paid: what the account has now, and where to use it. */
export function ProductSuccess({ order }: { order: OrderView }) {
  const t = useTexts('payment')
  const kind = giftOf(order.sku) ? 'gift' : order.sku === 'vip' ? 'vip' : 'pack'
  return (
    <section className={`wrap narrow ${styles.page}`}>
      <SuccessMark />
      <h1>{t(`product.done.${kind}.title`)}</h1>
      <p className="lede">{t(`product.done.${kind}.text`, { percent: vipPercent })}</p>
      <p>
        {t(order.mail === 'failed' ? 'product.done.receiptFailed' : 'product.done.receipt', { email: order.email })}
      </p>
      <div className="cluster">
        <a className="button" href={kind === 'gift' ? '/me/shop' : '/me'}>
          {t(`product.done.${kind}.action`)}
        </a>
        <a className="button quiet" href="/shop">
          {t('product.shop')}
        </a>
      </div>
    </section>
  )
}
