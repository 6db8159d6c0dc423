import type { ThirdParty } from '../../../runtime/third-parties/third-parties.ts'

/**
 * The hosts of Klarna's form and confirmation. Kustom serves them from hosts below its own domain and those of Klarna, its
 * former owner. Its Magento module lists the same hosts (github.com/vaimo/kustom-module-base, etc/csp_whitelist.xml).
 */
export const klarnaHosts: ThirdParty = {
  owner: 'Kustom (Klarna Checkout)',
  reason: 'takes the payment in its own frame and shows its confirmation there',
  origins: ['https://*.kustom.co', 'https://*.klarna.com', 'https://*.klarnacdn.net'],
  calls: ['https://*.klarnaevt.com'],
  pictures: ['https://*.klarnaevt.com'],
  framesAnyHost: true,
}
