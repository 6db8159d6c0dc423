import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/icon.tsx'
import { color, font, shape } from '../../tokens/theme.ts'

interface FreeDeliveryBarProps {
  /** What is missing to free delivery, or that nothing is. */
  text: ReactNode
  /** The part of the way that is done, from 0 to 1. */
  share: number
}

/** Says what is missing to free delivery. The bar draws the same once more, so screen readers skip it. */
export function FreeDeliveryBar({ text, share }: FreeDeliveryBarProps) {
  return (
    <Box>
      <Words>
        {share >= 1 && <Icon name="check" />}
        <span>{text}</span>
      </Words>
      {share < 1 && <Bar aria-hidden value={share} />}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: ${shape.radius.control};
  background: ${color.success.bg};
  color: ${color.success.fg};
`
const Words = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-weight: ${font.bold};
  line-height: 1.35;
`
// Forced colours keep the browser's own bar, because its parts would lose their fill.
const Bar = styled.progress`
  width: 100%;
  height: 0.625rem;

  @media not (forced-colors: active) {
    appearance: none;
    border: 1px solid ${color.success.border};
    border-radius: 1rem;
    background: ${color.surface.raised};
    overflow: hidden;

    &::-webkit-progress-bar {
      background: transparent;
    }
    &::-webkit-progress-value {
      background: ${color.success.solid};
    }
    &::-moz-progress-bar {
      background: ${color.success.solid};
    }
  }
`
