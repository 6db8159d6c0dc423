import { isBatterySize } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import { LONGEST_WORDS, type HearingAid } from '@shop/domain/catalogue/batteries/hearing-aid.ts'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { defineMemory, onWrite } from '../runtime/memory/memory.ts'
import { peekDevice } from '../runtime/memory/peek-device.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { useCustomer } from '../session/visit/use-visit.ts'

/** What the visitor has said about the own hearing aid on this device. */
export const hearingAidMemory = defineMemory('device.hearingAid', (stored): HearingAid | undefined => {
  const { size, words } = Object(stored) as Partial<Record<string, unknown>>
  if (typeof words !== 'string') return undefined
  return { size: isBatterySize(size) ? size : undefined, words: words.slice(0, LONGEST_WORDS) }
})

/** Returns what is known about the visitor's hearing aid: of this device, and the battery size of the account. */
export function useHearingAid() {
  const { platform } = useShop()
  const inAccount = useCustomer()?.customerPreference['batterySize']
  const stored = useSyncExternalStore(
    onWrite,
    () => JSON.stringify(peekDevice(platform, 'hearingAid')),
    () => undefined,
  )
  const aid = useMemo(() => {
    const size = isBatterySize(inAccount) ? inAccount : undefined
    const onDevice = stored === undefined ? undefined : hearingAidMemory.read(platform)
    return onDevice ? { ...onDevice, size: onDevice.size ?? size } : size && { size, words: '' }
  }, [platform, inAccount, stored])
  const remember = useCallback(
    (said: HearingAid | undefined) => {
      if (said) hearingAidMemory.write(platform, said)
      else hearingAidMemory.forget(platform)
    },
    [platform],
  )
  return { aid, isOnDevice: stored !== undefined, remember }
}
