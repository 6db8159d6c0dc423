import { useState } from 'react'
import { defineMemory } from '../memory/memory.ts'
import { useShop } from '../state/shop-context.ts'

/** If true, no page moves on by itself. */
export const staysMemory = defineMemory('device.stays', (stored) => stored === true || undefined)

/** Returns whether this device's visitor has turned off pages that move on by themselves, and a function to change that. */
export function useStayPreference() {
  const { platform } = useShop()
  const [stays, setStays] = useState(() => staysMemory.read(platform) ?? false)
  const stay = (wish: boolean) => {
    setStays(wish)
    if (wish) staysMemory.write(platform, true)
    else staysMemory.forget(platform)
  }
  return { stays, stay }
}
