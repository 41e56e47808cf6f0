'use client'
import { Group, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import type { Customer } from '../support-schema'
import { DeedDialog } from './DeedDialog'
import { saveFile } from './save-file'

interface Props {
  account: NonNullable<Customer['account']>
  email: string
  onDone: (said: string) => void
}

/** The account in one line, and what can be done with the whole of it. */
export function AccountDeeds({ account, email, onDone }: Props) {
  const t = useTexts('admin')
  const [delta, setDelta] = useState('1')
  const [confirmation, setConfirmation] = useState('')
  const change = trpc.ops.changeCredits.useMutation()
  const take = trpc.ops.exportCustomer.useMutation()
  const remove = trpc.ops.deleteCustomer.useMutation()
  const { id: userId, name, verified, credits, vipSince } = account

  async function changeCredits(reason: string) {
    const left = await change.mutateAsync({ userId, delta: Number(delta), reason })
    onDone(t('support.creditsDone', { count: left.credits }))
  }
  async function save(reason: string) {
    const { json } = await take.mutateAsync({ userId, reason })
    saveFile('mindglass-export.json', 'application/json', json)
    onDone(t('support.exported'))
  }
  async function erase(reason: string) {
    await remove.mutateAsync({ userId, confirmation, reason })
    onDone(t('support.deleted'))
  }

  const facts = [
    t('customer.account', { name }),
    t(verified ? 'customer.verified' : 'customer.unverified'),
    t('customer.credits', { count: credits }),
    ...(vipSince ? [t('customer.vip')] : []),
  ]
  return (
    <>
      <Text c="dimmed">{facts.join(' · ')}</Text>
      <Group gap="sm">
        <DeedDialog
          open={t('support.credits')}
          ask={t('support.creditsAsk', { email })}
          yes={t('support.creditsYes')}
          action={changeCredits}
        >
          <TextInput
            label={t('support.delta')}
            inputMode="text"
            value={delta}
            onChange={({ currentTarget }) => setDelta(currentTarget.value)}
          />
        </DeedDialog>
        <DeedDialog
          open={t('support.export')}
          ask={t('support.exportAsk')}
          yes={t('support.exportYes')}
          action={save}
        />
        <DeedDialog
          danger
          open={t('support.delete')}
          ask={t('support.deleteAsk', { email })}
          yes={t('support.deleteYes')}
          action={erase}
        >
          <TextInput
            label={t('support.confirmation')}
            autoComplete="off"
            value={confirmation}
            onChange={({ currentTarget }) => setConfirmation(currentTarget.value)}
          />
        </DeedDialog>
      </Group>
    </>
  )
}
