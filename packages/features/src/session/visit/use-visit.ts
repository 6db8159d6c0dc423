import { customerOf, type Visit } from '@shop/domain/account/visit.ts'
import { useStore } from 'zustand'
import { useShop } from '../../runtime/state/shop-context.ts'

/** Returns what a selector finds in the visit of this tab, and renders again when that changes. */
export const useVisit = <Found>(select: (visit: Visit) => Found): Found => useStore(useShop().visit, select)

/** Returns the profile of the customer who is logged in. Undefined for anonymous visitors and until hydration. */
export const useCustomer = () => useVisit(customerOf)
