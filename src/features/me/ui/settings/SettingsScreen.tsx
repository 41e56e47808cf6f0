'use client'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { formatEmail } from '@/core/input/shown-email'
import { callProcedure } from '@/trpc/call-procedure'
import { Link } from '@/ui/app/Link'
import { Failure } from '@/ui/form/Failure'
import { useAction } from '@/ui/form/use-action'
import { useOnDemand } from '@/ui/form/use-on-demand'
import { useTexts } from '@/ui/texts'
import type { ProfileInput } from '../../settings/settings-schema'
import { PreferencesForm, type StoredPreferences } from './PreferencesForm'
import { ProfileForm } from './ProfileForm'
import { SavedMessage, SettingsPage, SettingsSection } from './SettingsLayout'

/**
 * Renders the action that ends every other session of the account, for example on a lost device or on another person's.
 */
function OtherDevices() {
  const t = useTexts('settings')
  const [ended, setEnded] = useState<number | null>(null)
  const { mutate, isPending, failure } = useAction(async () => {
    setEnded(null)
    setEnded((await callProcedure((api) => api.auth.signOutElsewhere, undefined)).ended)
  })

  return (
    <>
      <Button variant="default" onClick={mutate} loading={isPending}>
        {t('devices.action')}
      </Button>
      <SavedMessage text={ended !== null && (ended > 0 ? t('devices.done', { count: ended }) : t('devices.none'))} />
      <Failure busy={isPending}>{failure}</Failure>
    </>
  )
}

interface Props {
  account: StoredPreferences & { email: string }
  profile: ProfileInput
}

/** Renders the personal settings, one section after the other. */
export function SettingsScreen({ account, profile }: Props) {
  const t = useTexts('settings')
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      <SettingsSection title={t('profile.title')}>
        <ProfileForm profile={profile} />
      </SettingsSection>
      <SettingsSection title={t('preferences.title')} lead={t('preferences.lead')}>
        <PreferencesForm preferred={account} />
      </SettingsSection>
      <SettingsSection title={t('email.title')}>
        <EmailChange email={account.email} />
      </SettingsSection>
      <SettingsSection title={t('password.title')} lead={t('password.lead')}>
        <Button component={Link} variant="default" href="/change-password">
          {t('password.action')}
        </Button>
      </SettingsSection>
      <SettingsSection title={t('devices.title')} lead={t('devices.lead')}>
        <OtherDevices />
      </SettingsSection>
      <SettingsSection title={t('privacy.title')} lead={t('privacy.linkLead')}>
        <Button component={Link} variant="default" href="/me/privacy">
          {t('privacy.link')}
        </Button>
      </SettingsSection>
    </SettingsPage>
  )
}

/**
 * Renders the change of the address: the form for the password, then the form for the code mailed to the new address.
 */
function EmailChange({ email: before }: { email: string }) {
  const t = useTexts('settings')
  const [email, setEmail] = useState(before)
  const [changed, setChanged] = useState<string | null>(null)
  const { Shown, failure, show, hide } = useOnDemand(
    'email-change',
    async () => (await import('./EmailSteps')).EmailSteps,
  )

  function done(address: string) {
    setEmail(address)
    setChanged(address)
    hide()
  }

  function start() {
    setChanged(null)
    void show()
  }

  return (
    <>
      <Text>{t('email.current', { email: formatEmail(email) })}</Text>
      <SavedMessage text={changed !== null && t('email.done', { email: formatEmail(changed) })} />
      {Shown ? (
        <Shown account={email} onDone={done} onCancel={hide} />
      ) : (
        <Button variant="default" onClick={start}>
          {t('email.start')}
        </Button>
      )}
      {failure && <span role="alert">{failure}</span>}
    </>
  )
}
