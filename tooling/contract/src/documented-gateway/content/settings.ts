/** The on/off flags and choices of a shop. Flags left out are off. */
export type FeatureFlags = Record<string, boolean | string>

export interface ShopSettings {
  featureFlags: FeatureFlags
  paymentProvider: 'adyen' | 'klarna' | 'nets'
  brand: string
  /** The culture, such as `sv-SE`. */
  cultureName: string
  /** Texts by translation key. The documents show no texts and only a few keys. */
  translations: Record<string, string>
}

export const defaultSettings: ShopSettings = {
  featureFlags: {
    landingPageType: 'tiles',
    topMenuType: 'links',
    orderSummaryType: 'global',
    breadcrumbType: 'global',
    allowFavourites: true,
    allowPromoCode: true,
    showCustomerPreferences: true,
    showRecommendedProducts: true,
    displayPriceIncludingVat: true,
  },
  paymentProvider: 'adyen',
  brand: 'phonicear',
  cultureName: 'sv-SE',
  translations: {
    PleaseEnterValidEmail: 'Please enter a valid e-mail address',
    PleaseEnterSixOrMoreCharacters: 'Please enter six or more characters',
    PleaseMakeSureYourPasswordsMatch: 'Please make sure your passwords match',
    InvalidCaptcha: 'Please solve the captcha',
    RequiredFieldHelperText: 'Please fill in this field',
    InvalidLoginOrPassword: 'Invalid login or password',
  },
}

export const shippingTypes = [
  { code: 'standard', name: 'Letter', disclaimer: 'Three days', cost: 39, currency: 'SEK' },
  { code: 'express', name: 'Parcel', disclaimer: null, cost: 79, currency: 'SEK' },
]

export function configuration({ featureFlags, paymentProvider, brand, cultureName }: ShopSettings) {
  return {
    featureFlags,
    supportedCountries: { SE: 'Sweden', DK: 'Denmark' },
    shippingTypes,
    cookieBannerCulture: 'sv',
    brand,
    displaySellingPointsBar: true,
    paymentProvider,
    cultureName,
    recommendedProducts: ['1006', '1009'],
    cartRecommendedProducts: ['1007'],
    id: 'documented',
  }
}

/** The products that the call for recommended products names. The documents do not say that the configuration names the same. */
export const recommendedByCall = ['1009', '1011']
