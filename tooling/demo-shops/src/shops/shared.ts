import type { Promotion } from '../offers.ts'

/** All batteries in packs. */
const BATTERY_PACKS = ['BAT-10-06', 'BAT-312-06', 'BAT-13-06', 'BAT-675-06']

/** The gift for ten packs of batteries: a battery caddy. */
export const caddyGift = (name: string): Promotion => ({
  kind: 'gift',
  name,
  itemNumbers: BATTERY_PACKS,
  fromQuantity: 10,
  giftItemNumber: 'GFT-0001',
  giftQuantity: 1,
})

/** The countries of British shops. */
export const UNITED_KINGDOM = { GB: 'United Kingdom' } as const

/** The countries of European shops. */
export const EUROPE = {
  DE: 'Germany',
  AT: 'Austria',
  BE: 'Belgium',
  CH: 'Switzerland',
  DK: 'Denmark',
  ES: 'Spain',
  FI: 'Finland',
  FR: 'France',
  IE: 'Ireland',
  IT: 'Italy',
  NL: 'Netherlands',
  NO: 'Norway',
  PL: 'Poland',
  PT: 'Portugal',
  SE: 'Sweden',
} as const
