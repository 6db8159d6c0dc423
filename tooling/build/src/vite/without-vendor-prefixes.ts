import type { Plugin } from 'vite'

const PREFIXER = /\/stylis\/src\/Prefixer\.js$/

/**
 * Leaves the table of vendor prefixes out of the browser's bundle, because no browser of the shop needs them and
 * styled-components adds them on request only. Fails the build if there is none to leave out.
 */
export const withoutVendorPrefixes = (): Plugin => ({
  name: 'without-vendor-prefixes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: { filter: { id: PREFIXER }, handler: () => 'export const prefix = (declaration) => declaration' },
  generateBundle() {
    if (![...this.getModuleIds()].some((id) => PREFIXER.test(id))) this.error('stylis has no prefixer any more.')
  },
})
