/** Reads a promo, referral or EAN code as it is sent: trimmed; nothing when it is blank, which is not applied (CART-12). */
export const readCode = (typed: string): string | undefined => typed.trim() || undefined
