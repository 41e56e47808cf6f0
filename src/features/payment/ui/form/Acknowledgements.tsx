'use client'
import { Checkbox, type CheckboxProps, Input } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import styles from './Acknowledgements.module.css'

export const acknowledgementNames = ['delivery', 'withdrawal'] as const

interface AcknowledgementsProps {
  field: (name: `acknowledgements.${(typeof acknowledgementNames)[number]}`) => CheckboxProps
}

/** Renders the two declarations of a buyer with a right of withdrawal; neither is ticked in advance. */
export function Acknowledgements({ field }: AcknowledgementsProps) {
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
