/** How a buyer can pay; closed, because the payment provider's own type accepts any string. */
export const paymentMethods = ['card', 'alipay', 'wechat_pay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const isPaymentMethod = (value: string): value is PaymentMethod =>
  (paymentMethods as readonly string[]).includes(value)
