// The one place where money is rounded. Amounts are whole minor units (øre, pence, cents), rates are basis points.

/** Rounds to a whole minor unit, halves away from zero, so that a discount rounds like the price it lowers. */
export const toMinor = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount)) + 0

/** The VAT inside an amount that includes it. */
export const vatInside = (grossMinor: number, vatRate: number) => toMinor((grossMinor * vatRate) / (10_000 + vatRate))

/** The VAT that comes on top of an amount without it. */
export const vatOnTop = (netMinor: number, vatRate: number) => toMinor((netMinor * vatRate) / 10_000)

/** So many basis points of an amount. */
export const share = (amountMinor: number, basisPoints: number) => toMinor((amountMinor * basisPoints) / 10_000)
