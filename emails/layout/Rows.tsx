import { colour, type MailStyle } from './style'

export interface Row {
  label: string
  value: string
  /** Whether the value is shown struck through: a former value, for comparison. */
  struck?: boolean
}

interface Props {
  style: MailStyle
  rows: readonly Row[]
}

/** Renders labels and values in a table; in the text part, one pair on each line. */
export function Rows({ style, rows }: Props) {
  const line = { borderTop: `1px solid ${colour.line}` }
  return (
    <table width="100%" border={0} cellPadding="0" cellSpacing="0" style={{ marginBottom: '20px' }}>
      <tbody>
        {rows.map(({ label, value, struck }) => (
          <tr key={label} data-receipt-row>
            <td data-receipt-label className="soft line" style={{ ...style.label, ...line }}>
              {label}
            </td>
            <td
              data-receipt-value
              className={struck ? 'soft line' : 'ink line'}
              style={{ ...style.value, ...line, ...(struck && style.struck) }}
            >
              {value}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
