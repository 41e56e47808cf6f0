'use client'
import { Alert, Button, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { callProcedure } from '@/trpc/call-procedure'
import { useFailureText } from '@/ui/form/failure-text'
import { FormHead, FormPage } from '@/ui/form/form-parts'
import { useTexts } from '@/ui/texts'
import type { SetupView } from '../../schema'
import styles from '../Console.module.css'
import { SetupForm } from './SetupForm'

/** Renders the page of a setup link, whose key is after the #: second factor, password, then the recovery codes. */
export function SetupScreen() {
  const t = useTexts('admin')
  const common = useTexts('common')
  const failureText = useFailureText()
  const [setup, setSetup] = useState<(SetupView & { key: string }) | null>(null)
  const [failure, setFailure] = useState<ReactNode>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page opens
  useEffect(() => {
    // Removes other text that was pasted after the key.
    const key = window.location.hash.slice(1).replace(/[^\w-].*$/s, '')
    callProcedure((api) => api.ops.beginSetup, { key }).then(
      (view) => setSetup({ ...view, key }),
      (error) => setFailure(failureText(error)),
    )
  }, [])

  if (codes) return <RecoveryCodes codes={codes} />
  if (!setup) {
    return (
      <FormPage>
        <Title order={1}>{t('setup.title')}</Title>
        {failure ? <Alert role="alert">{failure}</Alert> : <Text role="status">{t('setup.loading')}</Text>}
        <noscript>
          <p className="notice">{common('noScript')}</p>
        </noscript>
      </FormPage>
    )
  }
  const { email, role, secret, qr, key } = setup
  return (
    <FormPage>
      <FormHead title={t('setup.title')} lead={t('setup.lead', { email, role: t(`role.${role}`) })} />
      <Stack>
        <Title order={3}>{t('setup.scan')}</Title>
        <Text>{t('setup.scanText')}</Text>
        <svg
          className={styles.qr}
          viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
          role="img"
          aria-label={t('setup.picture')}
        >
          <path d={qr.d} fill="currentColor" />
        </svg>
        <Text className={styles.key} data-testid="totp-secret">
          {secret}
        </Text>
      </Stack>
      <SetupForm setupKey={key} email={email} onCodes={setCodes} />
    </FormPage>
  )
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTexts('admin')
  return (
    <FormPage>
      <FormHead focus title={t('setup.codesTitle')} lead={t('setup.codesText')} />
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.key}>
            {code}
          </li>
        ))}
      </ul>
      <Button component="a" href="/admin">
        {t('setup.done')}
      </Button>
    </FormPage>
  )
}
