/**
 * The providers' own test systems: which keys of the environment open each, and where it is. Those that want to call the
 * gateway back take only an address with https for it.
 */
const TEST_SYSTEMS = [
  {
    name: 'adyen',
    keys: ['ADYEN_API_KEY', 'ADYEN_CLIENT_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_HMAC_KEY'],
    env: { ADYEN_API_BASE: 'https://checkout-test.adyen.com/v72' },
  },
  {
    name: 'klarna',
    keys: ['KCO_USERNAME', 'KCO_PASSWORD', 'GATEWAY_PUBLIC_URL'],
    env: { KCO_API_BASE: 'https://api.playground.kustom.co' },
  },
  {
    name: 'nets',
    keys: ['NETS_SECRET_KEY', 'NETS_CHECKOUT_KEY', 'GATEWAY_PUBLIC_URL'],
    env: {
      NETS_API_BASE: 'https://test.api.dibspayment.eu',
      NETS_CHECKOUT_JS: 'https://test.checkout.dibspayment.eu/v1/checkout.js?v=1',
    },
  },
]

/**
 * Returns the test systems that the keys of an environment allow, with the gateway's settings for them, and the missing keys
 * of the others. @param {NodeJS.ProcessEnv} given
 */
export function usableTestSystems(given) {
  const missingOf = ({ keys }) => keys.filter((key) => !given[key])
  const usable = TEST_SYSTEMS.filter((system) => missingOf(system).length === 0)
  return {
    names: usable.map(({ name }) => name),
    env: Object.assign({}, ...usable.map(({ env }) => env)),
    skipped: TEST_SYSTEMS.filter((system) => !usable.includes(system)).map(
      (system) => `${system.name}: skipped, because ${missingOf(system).join(', ')} is not set`,
    ),
  }
}
