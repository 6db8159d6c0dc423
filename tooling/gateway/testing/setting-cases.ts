import { SITE_ENVIRONMENTS, type SiteEnvironment } from '@shop/server/settings/site-environment.ts'

/** All environments. */
export const ALL = SITE_ENVIRONMENTS
/** All but a developer's machine. */
export const NOT_LOCAL = ['test', 'staging', 'production'] as const
const NOT_LIVE = ['local', 'test', 'staging'] as const
const LOCAL = ['local'] as const
const LIVE = ['production'] as const
const NONE = [] as const

type Case = [value: string, permitted: readonly SiteEnvironment[]]

const databaseAddress: Case[] = [
  ['postgres://db.example/shop?sslmode=verify-full', ALL],
  ['postgres://db.example/shop?sslmode=verify-full&sslrootcert=/etc/ssl/own.pem', ALL],
  ['postgres://localhost/shop', ALL],
  ['postgresql://[::1]:5433/shop', ALL],
  ['postgres:///shop?host=/var/run/postgresql', ALL],
  ['postgres://db.example/shop', LOCAL],
  ['postgres://db.example/shop?sslmode=require', LOCAL],
  ['postgres://db.example/shop?sslmode=no-verify', LOCAL],
  ['postgres://db.example/shop?sslmode=verify-full&sslmode=disable', LOCAL],
  ['postgres://db.example/shop?sslmode=verify-full&ssl=0', LOCAL],
  ['postgres://127.0.0.1/shop?host=db.example', LOCAL],
  ['postgres://127.0.0.1/shop?hostaddr=10.0.0.7', LOCAL],
  ['postgres://127.0.0.1.db.example/shop', LOCAL],
  ['postgres:///shop?host=db.example', LOCAL],
  ['db.example/shop', NONE],
  ['mysql://db.example/shop', NONE],
  ['postgres', NONE],
]
const script: Case[] = [
  ['https://scripts.example/x.js', ALL],
  ['http://localhost:8080/x.js', NOT_LIVE],
  ['scripts.example', NONE],
]
const standIns: Case[] = [
  ['http://127.0.0.1:8080/api', NOT_LIVE],
  ['http://sandbox:8080/api', NOT_LIVE],
  ['https://sandbox.example/api', NOT_LIVE],
  ['http://sandbox.example/api', NONE],
  ['sandbox.example', NONE],
]
const hmacKey: Case[] = [
  ['44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056', ALL],
  ['ab'.repeat(32), NOT_LIVE],
  ['0'.repeat(64), NOT_LIVE],
  ['ab'.repeat(31), NONE],
  [`${'ab'.repeat(32)}z`, NONE],
  ['secret', NONE],
]
const port: Case[] = [
  ['65535', ALL],
  ['65536', NONE],
  ['-1', NONE],
  ['1e3', NONE],
  ['web', NONE],
]
const seconds: Case[] = [
  ['0', ALL],
  ['600', ALL],
  ['601', NONE],
  ['1.5', NONE],
  ['5s', NONE],
]
const onOrOff: Case[] = [
  ['on', ALL],
  ['off', ALL],
  ['yes', NONE],
]
const listed: Case[] = [
  ['product_uk=https://shop.example', ALL],
  ['product_uk=http://shop.example', NOT_LIVE],
  ['https://shop.example', NONE],
  ['product_uk=', NONE],
  ['product_uk=shop.example', NONE],
  ['=https://shop.example', NONE],
]

/** Values of every setting with a rule, and the environments that permit each. */
export const CASES: Readonly<Record<string, readonly Case[]>> = {
  // Its other values are refused by name below.
  SITE_ENV: [],
  TRUSTED_PROXIES: [
    ['10.0.0.0/8, 2001:db8::/32', ALL],
    ['0.0.0.0/0', NONE],
    ['balancer', NONE],
  ],
  SHUTDOWN_DELAY: seconds,
  SHUTDOWN_GRACE: seconds,
  METRICS_PORT: [...port, ['0', NONE]],
  OTEL_EXPORTER_OTLP_ENDPOINT: [
    ['http://collector:4318', ALL],
    ['collector:4318', NONE],
  ],
  OTEL_TRACES_SAMPLER_ARG: [
    ['0.1', ALL],
    ['1', ALL],
    ['2', NONE],
    ['always_on', NONE],
  ],
  GATEWAY_PORT: [...port, ['0', ALL]],
  GATEWAY_HOST: [
    ['127.0.0.1', ALL],
    ['localhost', ALL],
    ['0.0.0.0', NOT_LOCAL],
    ['::', NOT_LOCAL],
    ['10.0.0.5', NOT_LOCAL],
  ],
  GATEWAY_PUBLIC_URL: [
    ['https://gateway.example', ALL],
    ['http://gateway.example', NOT_LIVE],
    ['gateway.example', NONE],
  ],
  SHOP_ORIGINS: [...listed, ['product_uk=https://shop.example,product_dk=http://shop.example', NOT_LIVE]],
  ALLOWED_ORIGINS: [
    ['https://a.example, https://b.example:8443', ALL],
    ['http://a.example', NOT_LIVE],
    ['https://a.example/', NONE],
    ['*', NONE],
  ],
  CUSTOMERS_PER_ADDRESS: [
    ['1', ALL],
    ['0', NONE],
    ['many', NONE],
  ],
  SHOP_CACHE: onOrOff,
  PICTURE_WARM_UP: onOrOff,
  DATABASE_URL: databaseAddress,
  DATABASE_OWNER_URL: databaseAddress,
  GATEWAY_SECRET: [
    ['8Hr6zJtX4q1Zb2Vn9Kc5Wm7Ls3Pd0Fg+Yu/TaEoIiRk=', ALL],
    ['0f1e2d3c4b5a69788796a5b4c3d2e1f0', ALL],
    ['x'.repeat(44), LOCAL],
    ['abcdefg'.repeat(6), LOCAL],
    ['0f1e2d3c4b5a69788796a5b4c3d2e1f', LOCAL],
  ],
  SMTP_URL: [
    ['smtps://user:password@mail.example', ALL],
    ['smtp://user:password@mail.example:587?name=shop.example', ALL],
    ['mail.example', LOCAL],
    ['http://mail.example', LOCAL],
    ['smtp:', LOCAL],
    ['smtp://mail.example?ignoreTLS=true', LOCAL],
    ['smtp://mail.example?requireTLS=false', LOCAL],
    ['smtps://mail.example?tls.rejectUnauthorized=false', LOCAL],
    ['smtps://mail.example?secured=true', LOCAL],
  ],
  CAPTCHA_PROVIDER: [
    ['hcaptcha', ALL],
    ['recaptcha', ALL],
    ['none', NONE],
  ],
  CAPTCHA_SCRIPT: script,
  CAPTCHA_VERIFY: script,
  CONSENT_SCRIPT: script,
  GTM_SCRIPT: script,
  NETS_SECRET_KEY: [
    ['live-secret-key-0', LIVE],
    ['test-secret-key-0', NOT_LIVE],
    ['0f1e2d3c', ALL],
  ],
  NETS_CHECKOUT_KEY: [
    ['live-checkout-key-0', LIVE],
    ['test-checkout-key-0', NOT_LIVE],
  ],
  NETS_WEBHOOK_AUTH: [
    ['a1b2c3d4e5f6', ALL],
    ['aaaaaaaa', NOT_LIVE],
    ['short', NONE],
    ['with spaces', NONE],
    ['a'.repeat(65), NONE],
  ],
  NETS_API_BASE: [
    ...standIns,
    ['https://api.dibspayment.eu', LIVE],
    ['http://api.dibspayment.eu', NONE],
    ['https://test.api.dibspayment.eu', NOT_LIVE],
  ],
  NETS_CHECKOUT_JS: [
    ...standIns,
    ['https://checkout.dibspayment.eu/v1/checkout.js?v=1', LIVE],
    ['https://test.checkout.dibspayment.eu/v1/checkout.js?v=1', NOT_LIVE],
  ],
  KCO_API_BASE: [
    ...standIns,
    ['https://api.kustom.co', LIVE],
    ['http://api.kustom.co', NONE],
    ['https://api.playground.kustom.co', NOT_LIVE],
    ['https://api.playground.klarna.com', NOT_LIVE],
  ],
  ADYEN_CLIENT_KEY: [
    ['live_ABC', LIVE],
    ['test_ABC', NOT_LIVE],
  ],
  ADYEN_HMAC_KEY: hmacKey,
  ADYEN_PREVIOUS_HMAC_KEY: hmacKey,
  ADYEN_LIVE_URL_PREFIX: [
    ['1797a841fbb37ca7-Shop', ALL],
    ['https://shop', NONE],
    ['shop.attacker.example/', NONE],
  ],
  ADYEN_API_BASE: [
    ...standIns,
    ['https://1797a841fbb37ca7-Shop-checkout-live.adyenpayments.com/checkout/v72', LIVE],
    ['https://checkout-test.adyen.com/v72', NOT_LIVE],
  ],
  SEED_DEMO_SHOPS: [
    ['on', LOCAL],
    ['off', ALL],
    ['yes', NONE],
  ],
  SANDBOX_PORT: [
    ['8080', NOT_LIVE],
    ['web', NONE],
  ],
  SANDBOX_ORIGIN: [
    ['http://localhost:8080', NOT_LIVE],
    ['localhost', NONE],
  ],
  SANDBOX_SMTP_PORT: [
    ['2525', NOT_LIVE],
    ['smtp', NONE],
  ],
}
