import { promisedBrowsers } from '@shop/domain/shop/promised-browsers.ts'

const { chrome, edge, firefox, safari, safari_ios: ios } = promisedBrowsers

/** The browsers whose syntax the browser bundles may use. */
export const buildTarget = [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`]
