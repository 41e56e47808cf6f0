import { Section, Text } from 'react-email'
import { colour, type MailStyle } from './style'

interface Props {
  style: MailStyle
  label?: string
  value: string
  /** Font size in pixels: 32 for a few digits, less for longer values. */
  size: number
}

/** Renders a value to copy, in a box; one tap or click selects all of it in mail programs that support it. */
export function CodeBox({ style, label, value, size }: Props) {
  return (
    <Section className="sunk" style={{ padding: '24px 8px', backgroundColor: colour.sunk, borderRadius: '10px' }}>
      {label && (
        <Text className="soft" style={{ ...style.soft, margin: '0 0 6px', textAlign: 'center' }}>
          {label}
        </Text>
      )}
      <Text
        className="ink"
        style={{ ...style.code, fontSize: `${size}px`, letterSpacing: size > 24 ? '3px' : '1px', textAlign: 'center' }}
      >
        {value}
      </Text>
    </Section>
  )
}
