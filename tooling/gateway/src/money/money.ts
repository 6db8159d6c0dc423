// Money is rounded here and nowhere else. Amounts are whole minor units (øre, pence, cents), rates are basis points.

/** Rounds to whole minor units. Halves round away from zero, so that a discount rounds as the price it lowers. */
export const toMinor = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount)) + 0

/** Returns the VAT that an amount includes. */
export const vatInside = (grossMinor: number, vatRate: number) => toMinor((grossMinor * vatRate) / (10_000 + vatRate))

/** Returns the VAT to add to an amount without VAT. */
export const vatOnTop = (netMinor: number, vatRate: number) => toMinor((netMinor * vatRate) / 10_000)

/** Returns the VAT rate of an amount, as exact as rounded amounts allow. */
export const vatRateOf = (vatMinor: number, netMinor: number) =>
  netMinor === 0 ? 0 : Math.round((vatMinor * 10_000) / netMinor)

/** Returns a share of an amount, given in basis points. */
export const share = (amountMinor: number, basisPoints: number) => toMinor((amountMinor * basisPoints) / 10_000)

/**
 * Distributes an amount in proportion to others, which are not negative. The parts add up exactly. None is larger than the one
 * it belongs to, as long as the amount is no larger than all of them.
 */
export function distribute(amountMinor: number, proportions: readonly number[]): number[] {
  const whole = BigInt(proportions.reduce((sum, proportion) => sum + proportion, 0))
  let passed = 0n
  let given = 0n
  return proportions.map((proportion) => {
    passed += BigInt(proportion)
    // The product of two amounts is too large for a number.
    const part = whole === 0n ? 0n : (BigInt(amountMinor) * passed) / whole - given
    given += part
    return Number(part)
  })
}
