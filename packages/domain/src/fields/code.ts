import { cleanLine } from '../text/clean-text.ts'

/** Reads a promo or referral code. Undefined if it is blank, so that nothing is applied. */
export const readCode = (typed: string): string | undefined => cleanLine(typed) || undefined
