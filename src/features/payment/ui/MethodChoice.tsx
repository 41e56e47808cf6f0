'use client'
import { Radio } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { PaymentMethod } from '@/core/commerce/money'
import { useTexts } from '@/ui/texts'
import styles from './MethodChoice.module.css'

interface Props extends Omit<ComponentProps<typeof Radio.Group>, 'children' | 'label'> {
  methods: readonly PaymentMethod[]
}

/** One way of paying out of those that take this currency; none is chosen beforehand. */
export function MethodChoice({ methods, ...props }: Props) {
  const t = useTexts('payment')
  return (
    <Radio.Group {...props} label={t('method.label')}>
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
