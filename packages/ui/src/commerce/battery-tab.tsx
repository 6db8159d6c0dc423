import { styled } from 'styled-components'
import { batteryColours } from '../tokens/core.ts'
import type { BatterySize } from '../tokens/core.ts'
import { Icon } from '../elements/icon.tsx'
import { font } from '../tokens/theme.ts'

/** Whether a text names a battery size that has a colour of its own. */
export const isBatterySize = (text: string): text is `${BatterySize}` => text in batteryColours

interface BatteryTabProps {
  size: `${BatterySize}`
  /** `line` fits into a line of text, `small` into a control. */
  scale?: 'large' | 'small' | 'line'
}

/** The sticky tab of a battery in its trade colour with its number. It stands beside the size in words, which readers hear. */
export function BatteryTab({ size, scale = 'large' }: BatteryTabProps) {
  return (
    <Tab aria-hidden data-battery={size} data-scale={scale}>
      {size === 'rechargeable' ? <Icon name="tryAgain" /> : size}
    </Tab>
  )
}

const tabColours = Object.entries(batteryColours)
  .map(([size, { bg, on }]) => `&[data-battery='${size}'] { background: ${bg}; color: ${on}; }`)
  .join('\n')

const Tab = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.75rem;
  height: 3.75rem;
  border-radius: 50%;
  box-shadow: inset 0 0 0 4px rgb(255 255 255 / 35%);
  font: 700 1.375rem / 1 ${font.price};
  letter-spacing: -0.02em;

  &[data-scale='small'] {
    width: 2.5rem;
    height: 2.5rem;
    font-size: 1rem;
  }
  &[data-scale='line'] {
    width: 2rem;
    height: 2rem;
    box-shadow: inset 0 0 0 2px rgb(255 255 255 / 35%);
    font-size: 0.8125rem;
  }
  ${tabColours}
  @media (forced-colors: active) {
    border: 2px solid;
  }
`
