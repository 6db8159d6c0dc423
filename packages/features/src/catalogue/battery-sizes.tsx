import type { BatterySize } from '@shop/domain/battery-sizes.ts'
import { batteryShelves, type BatteryShelf } from '@shop/domain/battery-shelves.ts'
import type { MessageKey } from '@shop/domain/messages.ts'
import { BatteryFinder } from '@shop/ui/commerce/battery-finder.tsx'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'

const TAB: Record<BatterySize, MessageKey> = {
  10: 'BatteryTab10',
  13: 'BatteryTab13',
  312: 'BatteryTab312',
  675: 'BatteryTab675',
  rechargeable: 'BatteryTabRechargeable',
}

/** The shelves of the battery sizes in this shop; none where it does not keep them apart. */
export function useBatteryShelves(): readonly BatteryShelf[] {
  const t = useTranslate()
  return batteryShelves(useFacts().categories, t('BatterySizeRechargeable'))
}

/** To the right batteries by the colour of the tab or the number on the pack; `shelves` must not be empty. */
export function BatterySizes({ shelves }: { shelves: readonly BatteryShelf[] }) {
  const t = useTranslate()
  const choices = shelves.map(({ size, path, title }) => ({ size, href: path, label: title, text: t(TAB[size]) }))
  return <BatteryFinder choices={choices} />
}
