import type { ReactNode } from 'react'
import type { PaymentMethod } from '@/core/commerce/money'
import styles from './MethodMark.module.css'

/** Our own drawing of the use of each method, without any company's trade mark. */
const drawings: Readonly<Record<PaymentMethod, ReactNode>> = {
  // A card with its stripe and chip.
  card: (
    <>
      <rect x="5" y="5" width="26" height="16" rx="2.5" />
      <path d="M5 10h26" strokeWidth="3" />
      <path d="M9 16.5h6" />
    </>
  ),
  // A coin with the sign of the yuan.
  alipay: (
    <>
      <circle cx="18" cy="13" r="9" />
      <path d="m14.5 8.5 3.5 4.5 3.5-4.5M18 13v5M15 13.4h6M15 15.8h6" />
    </>
  ),
  // Two people talking.
  wechat_pay: (
    <>
      <path d="M15 4.5c4.7 0 8 2.7 8 6s-3.3 6-8 6q-1.3 0-2.5-.3L9.2 18l.8-2.9c-1.9-1.1-3-2.7-3-4.6 0-3.3 3.3-6 8-6z" />
      <path d="M25.5 11.2c2.7.8 4.5 2.7 4.5 5 0 1.5-.8 2.8-2.2 3.8l.6 2.2-2.6-1.3c-3.2.7-6.6-.2-8.3-2.2" />
    </>
  ),
  // A purse.
  paypal: (
    <>
      <path d="M7.5 8.5h19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2zm0 0c0-2 1-3 3-3.2l13-1.3v4.5" />
      <path d="M28.5 13h-4.5a2 2 0 0 0 0 4h4.5" />
    </>
  ),
  // A phone that sends.
  bizum: (
    <>
      <rect x="9" y="3.5" width="11" height="19" rx="2.5" />
      <path d="M13 19.5h3" />
      <path d="M23.5 9.5q2.5 3.5 0 7M26.8 7q4.4 6 0 12" />
    </>
  ),
  // Two links of a chain.
  link: (
    <>
      <path d="M16.5 9.5 18.3 7.7a4.6 4.6 0 0 1 6.5 6.5l-3 3a4.6 4.6 0 0 1-6.5 0" />
      <path d="m19.5 16.5-1.8 1.8a4.6 4.6 0 0 1-6.5-6.5l3-3a4.6 4.6 0 0 1 6.5 0" />
    </>
  ),
}

/** Renders a small drawing beside the name of a method; it is decorative, since the name says everything. */
export const MethodMark = ({ method }: { method: PaymentMethod }) => (
  <svg className={styles.mark} data-method={method} viewBox="0 0 36 26" aria-hidden="true">
    {drawings[method]}
  </svg>
)
