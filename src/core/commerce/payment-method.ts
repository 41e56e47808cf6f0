/** How a buyer can pay; closed, because the payment provider's own type accepts any string. */
export const paymentMethods = ['card', 'alipay', 'wechat_pay'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
