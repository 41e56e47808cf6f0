'use client'
import { Anchor, Group } from '@mantine/core'
import { useTexts } from '@/ui/texts'
import type { OrderView } from '../../schema'

/** Renders links to the invoices and credit notes of an order; nothing before the first one. */
export function InvoiceList({ invoices }: Pick<OrderView, 'invoices'>) {
  const t = useTexts('payment')
  if (invoices.length === 0) return null
  return (
    <Group>
      {invoices.map(({ number, kind, path }) => (
        <Anchor key={number} href={path}>
          {t(`invoices.${kind}`, { number })}
        </Anchor>
      ))}
    </Group>
  )
}
