import { useSyncExternalStore } from 'react'
import { peekDevice } from '../runtime/memory/peek-device.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCustomer } from '../session/use-visit.ts'

/** The event of this page after the visitor has changed what is said about the hearing aid. */
export const HEARING_AID_CHANGED = 'hearing-aid'

export function onHearingAid(change: () => void) {
  addEventListener(HEARING_AID_CHANGED, change)
  return () => removeEventListener(HEARING_AID_CHANGED, change)
}

/** Returns whether anything is known about the visitor's hearing aid. False until hydration, because cached pages are the same for all. */
export function useHasHearingAid(): boolean {
  const { platform } = useShop()
  const inAccount = useCustomer()?.customerPreference['batterySize']
  const isOnDevice = useSyncExternalStore(
    onHearingAid,
    () => peekDevice(platform, 'hearingAid') !== undefined,
    () => false,
  )
  return isOnDevice || Boolean(inAccount)
}
