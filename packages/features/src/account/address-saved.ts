import { useLocation } from '../runtime/navigation/router.ts'
import * as v from 'valibot'

/** What is handed to the address book after an address was saved. */
export const ADDRESS_SAVED = { isAddressSaved: true }

const handedOver = v.fallback(v.object({ isAddressSaved: v.boolean() }), { isAddressSaved: false })

/** Whether the page before has just saved an address. */
export const useWasAddressSaved = () => v.parse(handedOver, useLocation().state).isAddressSaved
