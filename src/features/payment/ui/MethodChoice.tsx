'use client'
import { Radio } from '@mantine/core'
import type { PaymentMethod } from '@/core/commerce/money'
import { useTexts } from '@/ui/texts'
import styles from './MethodChoice.module.css'

interface Props {
  methods: readonly PaymentMethod[]
  value: PaymentMethod | null
  onChange: (method: PaymentMethod) => void
  error: string | null
}

/** One way of paying out of those that take this currency; none is chosen beforehand. */
export function MethodChoice({ methods, value, onChange, error }: Props) {
  const t = useTexts('payment')
  return (
    <Radio.Group
      name="method"
      label={t('method.label')}
      value={value}
      onChange={(chosen) => onChange(chosen as PaymentMethod)}
      error={error}
    >
      <div className={styles.options}>
        {methods.map((method) => (
          <Radio
            key={method}
            value={method}
            label={t(`method.${method}`)}
            description={t(`method.${method}Note`)}
            classNames={styles}
          />
        ))}
      </div>
    </Radio.Group>
  )
}
