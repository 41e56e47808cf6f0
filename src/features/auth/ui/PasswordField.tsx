'use client'
import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { passwordStrength, passwordStrengths } from '@/core/password'
import { useTexts } from '@/ui/texts'
import styles from './Auth.module.css'

interface Props extends Omit<TextInputProps, 'type' | 'value'> {
  value: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at; pasted and filled in by programs like any other field. */
export function PasswordField(props: Props) {
  const t = useTexts('auth')
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionWidth="5.5rem"
      rightSection={
        <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
          {t(shown ? 'password.hide' : 'password.show')}
        </button>
      }
    />
  )
}

/** How good a new password is, in a word and four steps; a hint, not a gate. */
export function Strength({ password, own }: { password: string; own: readonly string[] }) {
  const t = useTexts('auth')
  const strength = passwordStrength(password, own)
  const steps = passwordStrengths.indexOf(strength) + 1
  return (
    <div className={styles.strength} aria-live="polite">
      {password !== '' && (
        <>
          <span className={styles.steps} aria-hidden="true">
            {passwordStrengths.map((name, index) => (
              <span key={name} className={styles.step} data-on={index < steps || undefined} />
            ))}
          </span>
          {t(`password.strength.${strength}`)}
        </>
      )}
    </div>
  )
}

/** A new password with its hint. */
export function NewPassword({ own, ...props }: Omit<Props, 'autoComplete'> & { own: readonly string[] }) {
  const t = useTexts('auth')
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" description={t('password.rule')} />
      <Strength password={props.value} own={own} />
    </div>
  )
}
