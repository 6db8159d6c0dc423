import type { Promotion } from '../offers.ts'

/** Every battery that is sold by the pack. */
const BATTERY_PACKS = ['BAT-10-06', 'BAT-312-06', 'BAT-13-06', 'BAT-675-06']

/** A battery caddy for whoever buys ten packs of batteries. */
export const caddyGift = (name: string): Promotion => ({
  kind: 'gift',
  name,
  itemNumbers: BATTERY_PACKS,
  fromQuantity: 10,
  giftItemNumber: 'GFT-0001',
  giftQuantity: 1,
})

/** The countries a British shop delivers to. */
export const UNITED_KINGDOM = { GB: 'United Kingdom' } as const

/** The countries a shop for everybody delivers to. */
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
