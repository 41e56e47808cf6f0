'use client'
import { trpc } from '@/trpc/hooks'
import { useTexts } from '@/ui/texts'
import { DeedDialog } from './DeedDialog'
import { saveFile } from './save-file'

interface Props {
  orderId: string
  onDone: (said: string) => void
}

/** What to show the payer's bank, as two files. */
export function EvidenceDeed({ orderId, onDone }: Props) {
  const t = useTexts('admin-orders')
  const make = trpc.ops.evidence.useMutation()
  return (
    <DeedDialog
      main
      open={t('evidence.open')}
      ask={t('evidence.ask')}
      yes={t('evidence.yes')}
      action={async (reason) => {
        const { text, json } = await make.mutateAsync({ orderId, reason })
        saveFile(`evidence-${orderId}.txt`, 'text/plain;charset=utf-8', text)
        saveFile(`evidence-${orderId}.json`, 'application/json', json)
        onDone(t('evidence.saved'))
      }}
    />
  )
}
