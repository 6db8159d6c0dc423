import { allBrands } from './tooling/scripts/paths.mjs'

// Who may open which door. `node tooling/scripts/architecture.mjs` fails for every other import, and for circles.

/**
 * The folders of a package's `src` from the ground up: a folder may import from rows above it in this list, never from its
 * neighbours or from rows below. A folder with folders in rows of their own has no files besides. Files in no folder put the whole together and are imported by nobody in a row.
 */
export const rows = {
  '@shop/ui': [['tokens'], ['layout'], ['elements'], ['forms', 'feedback'], ['content', 'navigation'], ['commerce']],
  '@shop/features': [
    ['runtime/config', 'runtime/platform', 'runtime/state', 'runtime/third-parties'],
    ['rendering/client'],
    ['runtime/gateway'],
    ['runtime/navigation'],
    ['runtime/document', 'runtime/failures'],
    ['runtime/actions'],
    ['forms'],
    ['session'],
    ['content', 'consent'],
    // A script of its own in each page's head, which runs before the app. Nothing of the shop imports it.
    ['rendering/head'],
    ['cart'],
    ['catalogue'],
    ['product'],
    ['checkout', 'payments', 'account', 'service'],
    ['shell'],
    ['pages', 'rendering/server'],
    // Watches all of the above; nothing of the shop knows that it is there.
    ['tracking'],
  ],
  '@shop/gateway': [
    ['failures', 'secrets'],
    ['model'],
    ['money'],
    ['database'],
    ['http'],
    ['shops'],
    ['access', 'captcha', 'catalogue', 'content', 'configuration', 'pictures'],
    ['alarms'],
    ['transactions'],
    ['cart', 'account'],
    ['orders', 'contact'],
    ['checkout', 'payments'],
    ['mails'],
    ['outbox', 'strict-minimal'],
    // Fills the database before the first call comes, or works on it by an operator's word; no call needs them.
    ['seeding', 'operator'],
  ],
}

/** What a folder may know as a type although it stands above all rows: pages are told the shop they belong to. */
export const typesFromAbove = { '@shop/features': { pages: 'shop.ts' } }

const brands = allBrands()
const brand = { may: ['@shop/features', '@shop/ui'], testsMayAlso: ['@shop/vite'] }

/**
 * What each package may import of ours; `libraries` limits the others' as well, `testsMayAlso` is for tests and tools,
 * `folderMayAlso` for one folder of `src`, tests included.
 */
export const doors = {
  '@shop/domain': { may: [], libraries: ['valibot'] },
  '@shop/api-client': { may: ['@shop/domain'], libraries: ['ky', 'valibot'], testsMayAlso: ['@shop/gateway'] },
  '@shop/ui': { may: [] },
  '@shop/features': {
    may: ['@shop/domain', '@shop/api-client', '@shop/ui'],
    testsMayAlso: ['@shop/documented-gateway', '@shop/gateway', '@shop/vite', ...brands],
  },
  ...Object.fromEntries(brands.map((name) => [name, brand])),
  // The demo shops' mails wear their brands' colours and word marks.
  '@shop/demo-shops': { may: ['@shop/domain', ...brands] },
  '@shop/server': { may: [] },
  '@shop/gateway': {
    may: ['@shop/domain', '@shop/server'],
    testsMayAlso: ['@shop/api-client', '@shop/sandboxes'],
    folderMayAlso: { seeding: ['@shop/demo-shops'] },
  },
  // Written from the documents alone; only its tests open the shop.
  '@shop/documented-gateway': {
    may: [],
    testsMayAlso: ['@shop/api-client'],
  },
  // Compares a gateway with the documents, and reads totals as the shop does.
  '@shop/conformance': {
    may: ['@shop/domain', '@shop/features'],
    testsMayAlso: ['@shop/documented-gateway', '@shop/gateway'],
  },
  // Of the shop it has the drawings of the payment marks, nothing else.
  '@shop/sandboxes': { may: ['@shop/ui'] },
  '@shop/site-server': {
    may: ['@shop/domain', '@shop/features', '@shop/server'],
    testsMayAlso: ['@shop/gateway', ...brands],
  },
  '@shop/storybook': {
    may: ['@shop/ui', '@shop/features', '@shop/domain', '@shop/vite', ...brands],
    testsMayAlso: ['@shop/browser'],
  },
  // Renders pages while one works on them, as the site server does in production.
  '@shop/vite': { may: ['@shop/domain', '@shop/features', '@shop/browser'] },
  // Writes down whose scripts the shop lets in, and weighs the one in the head of every page.
  '@shop/scripts': { may: ['the root', '@shop/features', '@shop/vite'] },
  '@shop/browser': { may: [] },
  '@shop/e2e': { may: ['@shop/browser'] },
  // Knows shops from outside only, as a visitor does.
  '@shop/measure': { may: ['@shop/browser'] },
}
