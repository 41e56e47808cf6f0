'use client'
import { useTexts } from '@/ui/texts'
import { ActionDialog } from '../ActionDialog'
import { saveFile } from '../table/save-file'

/** Renders the action that saves the evidence for the payer's bank, as two files. */
export function EvidenceAction({ orderId }: { orderId: string }) {
  const t = useTexts('admin-orders')
  return (
    <ActionDialog
      main
      open={t('evidence.open')}
      ask={t('evidence.ask')}
      yes={t('evidence.yes')}
      procedure={(api) => api.ops.evidence}
      schema={async () => (await import('../../customers/support-schema')).OrderAction}
      initialValues={{ orderId, reason: '' }}
      said={() => t('evidence.saved')}
      onDone={({ text, json }) => {
        saveFile(`evidence-${orderId}.txt`, 'text/plain;charset=utf-8', text)
        saveFile(`evidence-${orderId}.json`, 'application/json', json)
      }}
    />
  )
}
