import { components } from '@adyen/adyen-web'
import { canOffer } from './offered-methods.ts'

/** Every further way to pay of the SDK that the shop can offer. A chunk of its own, fetched where a shop has one of them. */
export const moreMethods = Object.values(components).filter(({ type }) => canOffer(type))
