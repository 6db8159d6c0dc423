// Money is rounded here and nowhere else. Amounts are whole minor units (øre, pence, cents), rates are basis points.

/** Rounds to whole minor units. Halves round away from zero, so that a discount rounds as the price it lowers. */
export const toMinor = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount)) + 0

/** Returns the VAT that an amount includes. */
export const vatInside = (grossMinor: number, vatRate: number) => toMinor((grossMinor * vatRate) / (10_000 + vatRate))

/** Returns the VAT to add to an amount without VAT. */
export const vatOnTop = (netMinor: number, vatRate: number) => toMinor((netMinor * vatRate) / 10_000)

/** Returns a share of an amount, given in basis points. */
export const share = (amountMinor: number, basisPoints: number) => toMinor((amountMinor * basisPoints) / 10_000)
