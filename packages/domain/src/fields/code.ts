/** Trims a promo, referral or EAN code. Undefined if it is blank, so that nothing is applied. */
export const readCode = (typed: string): string | undefined => typed.trim() || undefined
