import type { PromoCode } from '../offers.ts'

/** Returns the promo codes of an English shop. `amounts` are in minor units. */
export const promoCodes = (amounts: { once: string; onceMinor: number; from: string; fromMinor: number }) =>
  [
    { code: 'WELCOME10', name: '10% welcome discount', off: { basisPoints: 1000 }, fromMinor: 0 },
    { code: 'ONCE50', name: `${amounts.once} gift`, off: { amountMinor: amounts.onceMinor }, fromMinor: 0, uses: 1 },
    {
      code: 'SUMMER25',
      name: '15% summer discount',
      off: { basisPoints: 1500 },
      fromMinor: 0,
      endsAt: '2026-01-01T00:00:00Z',
    },
    {
      code: 'BIGGER',
      name: `5% off over ${amounts.from}`,
      off: { basisPoints: 500 },
      fromMinor: amounts.fromMinor,
    },
    // A code that customers hear on the telephone: typed with a space, in any case.
    { code: 'Hear Well', name: 'Hear Well discount', off: { basisPoints: 700 }, fromMinor: 0 },
  ] satisfies PromoCode[]
