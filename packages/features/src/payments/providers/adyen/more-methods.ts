import { components } from '@adyen/adyen-web'
import { canOffer } from './offered-methods.ts'

/**
 * All further payment methods of the SDK that the shop can offer. A chunk of its own, loaded only in shops that have one of
 * them.
 */
export const moreMethods = Object.values(components).filter(({ type }) => canOffer(type))
