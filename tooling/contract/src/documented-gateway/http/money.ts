/** An amount in öre as the documents' price text: "1 234,50 kr". */
export function priceText(amount: number): string {
  const kronor = String(Math.floor(amount / 100)).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${kronor},${String(amount % 100).padStart(2, '0')} kr`
}

/** The VAT of 25 % that an amount in öre contains. */
export function vatOf(amountInclVat: number): number {
  return Math.round(amountInclVat / 5)
}
