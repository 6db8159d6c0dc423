/** Wallets load third-party scripts, which the payment page's security policy refuses. */
const WALLETS = [
  'amazonpay',
  'androidpay',
  'applepay',
  'cashapp',
  'clicktopay',
  'fastlane',
  'googlepay',
  'paybybank_pix',
  'paypal',
  'paywithgoogle',
  'samsungpay',
]

/** Gift cards and vouchers need calls that the gateway does not have. */
const VOUCHERS = [
  'ancv',
  'giftcard',
  'mealVoucher_FR',
  'mealVoucher_FR_groupeup',
  'mealVoucher_FR_natixis',
  'mealVoucher_FR_sodexo',
]

/** Parts of a form that are no payment methods. */
const PARTS = [
  'address',
  'customcard',
  'donation',
  'dropin',
  'personal_details',
  'redirect',
  'storedCard',
  'threeDS2Challenge',
  'threeDS2DeviceFingerprint',
  'threeDS2Fingerprint',
]

/** Components of Adyen's SDK that the shop does not offer. */
const NOT_OFFERED: ReadonlySet<string> = new Set([...WALLETS, ...VOUCHERS, ...PARTS])

/** Whether the form can show a payment method. The cart shows only the logos of these. */
export const canOffer = (type: string): boolean => !NOT_OFFERED.has(type)

/** Returns the name under which the form knows a payment method. It drops a card that is named otherwise. */
export const formTypeOf = (type: string): string => (type === 'card' ? 'scheme' : type)

/** Payment methods whose code loads with the form. The SDK opens MobilePay on its own page without extra code. */
export const LOADED_AT_ONCE: ReadonlySet<string> = new Set([
  'klarna',
  'klarna_account',
  'klarna_b2b',
  'klarna_paynow',
  'mobilepay',
  'scheme',
  'trustly',
  'vipps',
])
