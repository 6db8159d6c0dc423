import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { onWrite } from '../runtime/memory/memory.ts'
import { peekDevice } from '../runtime/memory/peek-device.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCustomer } from '../session/visit/use-visit.ts'
import type { HearingAidPartProps } from './hearing-aid-part.tsx'

/** What is loaded for visitors who say what hearing aid they have. Without its code, pages say nothing. */
export const HearingAidPart = lazy(async () => ({
  default: await import('./hearing-aid-part.tsx').then(
    (code) => code.HearingAidPart,
    (): ComponentType<HearingAidPartProps> => Nothing,
  ),
}))

const Nothing = () => null

/**
 * Says on a product's picture whether it fits the visitor's hearing aid. Nothing in the server's HTML, because cached pages are
 * the same for all, and nothing is loaded for visitors who have said nothing.
 */
export function FitMark({ fits }: { fits: readonly string[] | undefined }) {
  const { platform } = useShop()
  const customer = useCustomer()
  const isOnDevice = useSyncExternalStore(
    onWrite,
    () => Boolean(peekDevice(platform, 'hearingAid')),
    () => false,
  )
  return fits && (isOnDevice || customer?.customerPreference['batterySize']) ? (
    <Suspense>
      <HearingAidPart fits={fits} isMark />
    </Suspense>
  ) : null
}
