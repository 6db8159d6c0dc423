import { styled } from 'styled-components'
import type { BatterySize } from '../tokens/core.ts'
import { Icon } from '../elements/icon.tsx'
import { font } from '../tokens/theme.ts'

interface BatteryTabProps {
  size: `${BatterySize}`
  /** `line` fits into a line of text, `small` into a control. */
  scale?: 'large' | 'small' | 'line'
}

/**
 * The sticky tab of a battery in its trade colour (`base-css.ts`) with its number. It stands beside the size in words, which
 * screen readers read.
 */
export function BatteryTab({ size, scale = 'large' }: BatteryTabProps) {
  return (
    <Tab aria-hidden data-battery={size} data-scale={scale}>
      {size === 'rechargeable' ? <Icon name="tryAgain" /> : size}
    </Tab>
  )
}

const Tab = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.6em;
  aspect-ratio: 1;
  border-radius: 50%;
  box-shadow: inset 0 0 0 0.16em rgb(255 255 255 / 35%);
  font: 700 1.375rem / 1 ${font.price};
  letter-spacing: -0.02em;

  &[data-scale='small'] {
    font-size: 1rem;
  }
  &[data-scale='line'] {
    font-size: 0.8125rem;
  }
  @media (forced-colors: active) {
    border: 2px solid;
  }
`
