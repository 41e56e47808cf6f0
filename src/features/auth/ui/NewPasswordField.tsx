'use client'
import { Group, Progress } from '@mantine/core'
// biome-ignore lint/plugin/form-state: the state holds the list of common passwords, nothing that was typed.
import { useEffect, useState } from 'react'
import { passwordStrengths, ratePassword } from '@/core/account/password-rule'
import { PasswordField, type PasswordFieldProps } from '@/ui/form/PasswordField'
import { useTexts } from '@/ui/texts'

/**
 * Returns the list of common passwords, loaded when a password is typed. It may be missing: the server checks again.
 */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>()
  useEffect(() => {
    if (!wanted) return
    import('@/core/account/common-passwords').then(
      ({ commonPasswords }) => setCommon(commonPasswords),
      () => {},
    )
  }, [wanted])
  return common
}

/** Renders the strength of a new password as a word and four bars; a hint only, which refuses no password. */
function Strength({ password, own }: { password: string; own: readonly string[] }) {
  const t = useTexts('auth')
  const strength = ratePassword(password, own, useCommonPasswords(password !== ''))
  const steps = passwordStrengths.indexOf(strength) + 1
  return (
    <Group gap="sm" mih="1.5rem" mt="xs" fz="sm" c="dimmed" aria-live="polite">
      {password !== '' && (
        <>
          <Group gap={4} wrap="nowrap" aria-hidden="true">
            {passwordStrengths.map((name, index) => (
              <Progress key={name} value={index < steps ? 100 : 0} w="1.75rem" size={4} bg="var(--line)" />
            ))}
          </Group>
          {t(`password.strength.${strength}`)}
        </>
      )}
    </Group>
  )
}

/** Renders the field for a new password, with its rule and its strength. */
export function NewPasswordField({
  own,
  ...props
}: Omit<PasswordFieldProps, 'autoComplete'> & { own: readonly string[] }) {
  const t = useTexts('auth')
  return (
    <div>
      <PasswordField {...props} autoComplete="new-password" description={t('password.rule')} />
      <Strength password={props.value ?? ''} own={own} />
    </div>
  )
}
