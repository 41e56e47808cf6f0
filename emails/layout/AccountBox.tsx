import { Section, Text } from 'react-email'
import { fontWeights } from '@/core/brand/brand'
import { formatEmail } from '@/core/input/shown-email'
import { colour, type MailStyle } from './style'

interface Props {
  style: MailStyle
  label: string
  value: string
  /** Password for the first sign-in, in the same box. */
  password?: { label: string; value: string }
}

/** Renders the address of an account in a box, so that it is easy to find again. */
export function AccountBox({ style, label, value, password }: Props) {
  return (
    <Section className="sunk" style={{ padding: '20px 24px', backgroundColor: colour.sunk, borderRadius: '10px' }}>
      <Text className="soft" style={{ ...style.soft, margin: 0 }}>
        {label}
      </Text>
      <Text
        className="ink"
        style={{ ...style.text, margin: 0, fontWeight: fontWeights.strong, overflowWrap: 'anywhere' }}
      >
        {formatEmail(value)}
      </Text>
      {password && (
        <>
          <Text className="soft" style={{ ...style.soft, margin: '16px 0 0' }}>
            {password.label}
          </Text>
          <Text className="ink" style={{ ...style.code, lineHeight: '1.6' }}>
            {password.value}
          </Text>
        </>
      )}
    </Section>
  )
}
