import { styled } from 'styled-components'
import { batteryColours } from '../tokens/core.ts'
import type { BatterySize } from '../tokens/core.ts'
import { Icon } from '../elements/icon.tsx'
import { font } from '../tokens/theme.ts'

/** Whether a text names a battery size that has a colour of its own. */
export const isBatterySize = (text: string): text is `${BatterySize}` => text in batteryColours

/** The sticky tab of a battery in its trade colour; the number is always on it. */
export function BatteryTab({ size, small = false }: { size: `${BatterySize}`; small?: boolean }) {
  return (
    <Tab data-size={size} data-small={small || undefined}>
      {size === 'rechargeable' ? <Icon name="tryAgain" /> : size}
    </Tab>
  )
}

const tabColours = Object.entries(batteryColours)
  .map(([size, { bg, on }]) => `&[data-size='${size}'] { background: ${bg}; color: ${on}; }`)
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

  &[data-small] {
    width: 2.5rem;
    height: 2.5rem;
    font-size: 1rem;
  }
  ${tabColours}
  @media (forced-colors: active) {
    border: 2px solid;
  }
`
