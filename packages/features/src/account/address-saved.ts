import { useLocation } from '../runtime/navigation/router.ts'
import { useShownOnce } from '../runtime/navigation/use-shown-once.ts'
import * as v from 'valibot'

/** The location state with which a saved address leads to the address book. */
export const ADDRESS_SAVED = { isAddressSaved: true }

const handedOver = v.fallback(v.object({ isAddressSaved: v.boolean() }), { isAddressSaved: false })

const NAMES = ['isAddressSaved']

/** Returns whether the previous page saved an address. */
export function useWasAddressSaved(): boolean {
  useShownOnce(NAMES)
  return v.parse(handedOver, useLocation().state).isAddressSaved
}
