import type { SiteEnvironment } from '@shop/server/settings/site-environment.ts'

const DEPLOYED = {
  DATABASE_URL: 'postgres://shop:password@db.example/shop?sslmode=verify-full',
  GATEWAY_SECRET: '8Hr6zJtX4q1Zb2Vn9Kc5Wm7Ls3Pd0Fg+Yu/TaEoIiRk=',
  GATEWAY_PUBLIC_URL: 'https://gateway.example',
  SMTP_URL: 'smtps://mail.example',
  SHOP_ORIGINS: 'product_uk=https://shop.example',
  CAPTCHA_SITE_KEY: '0x4AAAAAAA',
  CAPTCHA_SECRET: '0x4BBBBBBB',
  NETS_SECRET_KEY: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
  NETS_CHECKOUT_KEY: 'a0b1c2d3e4f5',
  NETS_WEBHOOK_AUTH: 'a1b2c3d4e5f6',
  KCO_USERNAME: 'K123456_abc',
  KCO_PASSWORD: 'of Klarna',
  ADYEN_API_KEY: 'of Adyen',
  ADYEN_MERCHANT_ACCOUNT: 'HearingShop',
  ADYEN_CLIENT_KEY: 'of Adyen',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
}

/** The least settings with which a gateway starts in each environment. */
export const leastSettings: Readonly<Record<SiteEnvironment, Readonly<Record<string, string>>>> = {
  local: { SITE_ENV: 'local' },
  test: { ...DEPLOYED, SITE_ENV: 'test' },
  staging: { ...DEPLOYED, SITE_ENV: 'staging' },
  production: { ...DEPLOYED, SITE_ENV: 'production', ADYEN_LIVE_URL_PREFIX: '1797a841fbb37ca7-Shop' },
}
