/** Wallets load scripts of other companies into the payment page, which its security policy refuses. */
const WALLETS = [
  'amazonpay',
  'applepay',
  'cashapp',
  'clicktopay',
  'fastlane',
  'googlepay',
  'paybybank_pix',
  'paypal',
  'paywithgoogle',
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

/** Parts of a form, and no ways to pay. */
const PARTS = [
  'address',
  'customcard',
  'donation',
  'dropin',
  'personal_details',
  'redirect',
  'threeDS2Challenge',
  'threeDS2DeviceFingerprint',
  'threeDS2Fingerprint',
]

/** What Adyen's SDK knows and this shop does not offer. */
const NOT_OFFERED: ReadonlySet<string> = new Set([...WALLETS, ...VOUCHERS, ...PARTS])

/** Returns whether the form can show a way to pay. Only these have their mark shown in the cart. */
export const canOffer = (type: string): boolean => !NOT_OFFERED.has(type)

/** Ways to pay whose code loads with the form, and MobilePay, which the SDK sends to a page without code of its own. */
export const LOADED_AT_ONCE: ReadonlySet<string> = new Set([
  'card',
  'klarna',
  'klarna_account',
  'klarna_b2b',
  'klarna_paynow',
  'mobilepay',
  'scheme',
  'trustly',
  'vipps',
])
