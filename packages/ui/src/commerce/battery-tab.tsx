import type { BatterySize } from '../tokens/core.ts'
import { Icon } from '../elements/icon.tsx'

interface BatteryTabProps {
  size: `${BatterySize}`
  /** `line` fits a line of text, `small` fits a control. */
  scale?: 'large' | 'small' | 'line'
}

/**
 * The coloured tab of a battery with its number. Hidden from screen readers, so place the size in words beside it. Its styles
 * are global (`tokens/base-css.ts`), because the menu of every page has tabs and global styles need no script.
 */
export function BatteryTab({ size, scale }: BatteryTabProps) {
  return (
    <span aria-hidden data-battery={size} data-scale={scale}>
      {size === 'rechargeable' ? <Icon name="tryAgain" /> : size}
    </span>
  )
}
