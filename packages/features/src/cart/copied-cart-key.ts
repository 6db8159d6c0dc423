/** The local storage key of the note that a cart is a copy of a customer's (`copied-cart.ts`). */
export const COPIED_CART = 'copied-cart'
