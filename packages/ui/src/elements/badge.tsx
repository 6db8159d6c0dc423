import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from './icon.tsx'
import type { IconName } from './icon.tsx'
import { color, font, shape, space, type } from '../tokens/theme.ts'

interface BadgeProps {
  /** The meaning, which sets the colours. */
  tone: 'offer' | 'success' | 'warning' | 'danger' | 'info'
  /** An icon before the text. */
  icon?: IconName
  /** One or two words. */
  children: ReactNode
}

/** A short mark, such as an offer, a gift or the state of an order. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Mark data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Mark>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  max-width: 100%;
  padding: ${space[1]} ${space[3]};
  border-radius: ${shape.radius.badge};
  font-size: ${type.small};
  font-weight: ${font.bold};
  line-height: 1.35;

  > :last-child {
    min-width: 0;
    overflow-wrap: break-word;
  }
  &[data-tone='offer'] {
    background: ${color.promo.solid};
    color: ${color.promo.on};
  }
  &[data-tone='success'] {
    background: ${color.success.bg};
    color: ${color.success.fg};
  }
  &[data-tone='warning'] {
    background: ${color.warning.bg};
    color: ${color.warning.fg};
  }
  &[data-tone='danger'] {
    background: ${color.danger.bg};
    color: ${color.danger.fg};
  }
  &[data-tone='info'] {
    background: ${color.info.bg};
    color: ${color.info.fg};
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`
