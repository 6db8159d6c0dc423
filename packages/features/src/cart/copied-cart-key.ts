/** Under which key of the local storage stands that a cart is the copy of a customer's (`copied-cart.ts`). */
export const COPIED_CART = 'copied-cart'
