'use client'
import { Anchor, Group } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'

/** The invoice of an order, as soon as there is one. */
export function InvoiceList({ papers }: Pick<OrderView, 'papers'>) {
  const t = useTexts('payment')
  if (papers.length === 0) return null
  return (
    <Group>
      {papers.map(({ number, kind, path }) => (
        <Anchor key={number} href={path}>
          {t(`papers.${kind}`, { number })}
        </Anchor>
      ))}
    </Group>
  )
}
