import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../elements/icon.tsx'
import type { IconName } from '../elements/icon.tsx'
import { statusColours } from '../tokens/core.ts'
import { color, font, shape, space, type } from '../tokens/theme.ts'

/** The kind of a message. It sets icon and colours. */
export type AlertTone = 'success' | 'warning' | 'danger' | 'info'

interface AlertProps {
  /** The kind of the message. */
  tone: AlertTone
  /** A bold first line. */
  title?: ReactNode
  /** Lets screen readers announce the message when it appears. Errors interrupt, other messages do not. */
  live?: boolean
  /** What happened and what to do next. Buttons stand in a `div` of their own. */
  children?: ReactNode
}

const icons: Record<AlertTone, IconName> = { success: 'success', warning: 'warning', danger: 'alert', info: 'info' }

/** A message in the page. */
export function Alert({ tone, title, live = false, children }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Box data-tone={tone} role={live ? role : undefined}>
      <Icon name={icons[tone]} />
      <Text>
        {title && <Title>{title}</Title>}
        {typeof children === 'string' ? <span>{children}</span> : children}
      </Text>
    </Box>
  )
}

// Keeps its light background on dark surfaces, and the text beside the icon in every layout.
const Box = styled.div`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  gap: ${space[3]};
  padding: 1.125rem ${space[5]};
  border: 2px solid;
  border-radius: ${shape.radius.control};
  color: ${color.text.default};
  line-height: 1.45;
  overflow-wrap: anywhere;
  text-align: start;

  &[data-tone='success'] {
    background: ${color.success.bg};
    border-color: ${color.success.border};
  }
  &[data-tone='warning'] {
    background: ${color.warning.bg};
    border-color: ${color.warning.border};
  }
  &[data-tone='danger'] {
    background: ${color.danger.bg};
    border-color: ${statusColours.danger.border};
  }
  &[data-tone='info'] {
    background: ${color.info.bg};
    border-color: ${color.info.border};
  }
  &[data-tone='success'] > [data-icon] {
    color: ${color.success.fg};
  }
  &[data-tone='warning'] > [data-icon] {
    color: ${color.warning.fg};
  }
  &[data-tone='danger'] > [data-icon] {
    color: ${statusColours.danger.fg};
  }
  &[data-tone='info'] > [data-icon] {
    color: ${color.info.fg};
  }
`
const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.375rem;
  align-content: center;

  > div {
    margin-top: 0.375rem;
  }
`
const Title = styled.p`
  font-size: ${type.lead};
  font-weight: ${font.bold};
  line-height: 1.3;
`
