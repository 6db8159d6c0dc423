import { expect } from 'vitest'
import type { StoryShopOptions } from './story-shop.tsx'

/** The fifteen on/off switches, as the documents name them. */
export const SWITCHES = [
  'showRecommendedProducts',
  'hideItemDescriptionInCart',
  'hideInStockInfo',
  'hideDeliveryDateInfo',
  'displayPriceIncludingVat',
  'allowProductSchema',
  'useEnrichedProductData',
  'showCustomerPreferences',
  'hideCustomerMiddleName',
  'allowPromoCode',
  'allowFavourites',
  'showPrivacyPolicyConsent',
  'displayShippingDisclaimerInCart',
  'hidePricesAndPayment',
  'addressStreet2IsRequired',
] as const

type Switched = Pick<StoryShopOptions, 'flags' | 'configuration'>

/** Returns options of a shop with everything off and the plainest choices, except for what is named. */
export const switched = ({ flags, configuration }: Switched = {}) => ({
  flags: { ...Object.fromEntries(SWITCHES.map((name) => [name, false])), ...flags },
  configuration: { ...configuration },
})

/** What one switch or setting does to the parts of a page. */
export interface Effect<Part extends string> extends Switched {
  /** The rows it stands in, as the title of a test carries them. */
  rows: string
  adds?: readonly Part[]
  takes?: readonly Part[]
}

/**
 * Returns which parts are shown when some of the effects are on. A combination with only one of two switches tells that
 * they are not mistaken for each other.
 */
export function combine<Name extends string, Part extends string>(
  effects: Readonly<Record<Name, Effect<Part>>>,
  always: readonly Part[],
  names: readonly Name[],
) {
  const on = names.map((name) => effects[name])
  const taken = on.flatMap(({ takes = [] }) => takes)
  return {
    title: `${on.map(({ rows }) => rows).join(' ')} ${names.join(', ') || 'no switch'}`.trim(),
    options: switched({
      flags: Object.assign({}, ...on.map(({ flags }) => flags)),
      configuration: Object.assign({}, ...on.map(({ configuration }) => configuration)),
    }),
    parts: [...always, ...on.flatMap(({ adds = [] }) => adds)].filter((part) => !taken.includes(part)),
  }
}

/** Fails unless exactly these parts of a page are shown. */
export function expectOnly(parts: Readonly<Record<string, Element | null | undefined>>, shown: readonly string[]) {
  const present = Object.keys(parts).filter((name) => parts[name])
  expect(present.toSorted()).toEqual(shown.filter((name) => name in parts).toSorted())
}
