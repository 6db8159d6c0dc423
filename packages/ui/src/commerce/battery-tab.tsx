import type { BatterySize } from '../tokens/core.ts'
import { Icon } from '../elements/icon.tsx'

interface BatteryTabProps {
  size: `${BatterySize}`
  /** `line` fits into a line of text, `small` into a control. */
  scale?: 'large' | 'small' | 'line'
}

/**
 * The sticky tab of a battery in its trade colour with its number. It stands beside the size in words, which screen readers
 * read. It is in the menu of every page: the server writes its rules (`tokens/battery-css.ts`), which costs no script.
 */
export function BatteryTab({ size, scale }: BatteryTabProps) {
  return (
    <span aria-hidden data-battery={size} data-scale={scale}>
      {size === 'rechargeable' ? <Icon name="tryAgain" /> : size}
    </span>
  )
}
