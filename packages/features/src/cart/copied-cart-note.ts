import { defineMemory } from '../runtime/memory/memory.ts'

/** Notes that a cart is a copy of a customer's. `copied-cart.ts` reads what it holds, and each page whether there is one. */
export const copiedCart = defineMemory('cart.copy', (stored) => stored)
