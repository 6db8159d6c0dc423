import { allBrands } from '../workspace/paths.mjs'

// The allowed imports between packages and folders. `node tooling/repository/commands/architecture.mjs` fails for every other import.

/**
 * The folders of a package's `src` from the ground up. A folder may import from lower layers, which stand before it
 * in this list, never from neighbours. A folder with folders in their own layers has no files besides. Files in no folder join
 * the parts, and no layer imports them.
 */
export const layers = {
  '@shop/domain': [
    ['messages', 'text'],
    ['reading'],
    ['time'],
    ['prices', 'filters'],
    ['catalogue'],
    ['shop'],
    ['fields'],
    ['address', 'cart'],
    ['account', 'checkout', 'contact', 'orders'],
    ['payments', 'totals'],
  ],
  '@shop/api-client': [['fixtures', 'http'], ['calls']],
  '@shop/ui': [['tokens'], ['layout'], ['elements'], ['forms', 'feedback'], ['content', 'navigation'], ['commerce']],
  '@shop/features': [
    ['runtime/config', 'runtime/platform', 'runtime/state', 'runtime/third-parties'],
    ['runtime/gateway', 'runtime/memory'],
    ['runtime/navigation'],
    // When something is loaded and rendered, on server and client. It knows no product and no cart.
    ['rendering/client'],
    ['runtime/document', 'runtime/failures'],
    ['rendering/server'],
    ['runtime/actions'],
    ['forms'],
    ['session'],
    // Clicks before hydration: what the script in the head of each page does with them.
    ['content', 'consent', 'law', 'hearing-aid', 'rendering/press'],
    ['cart'],
    // The script in the head of each page, which runs before the app. No other part of the shop imports it.
    ['rendering/head'],
    ['catalogue'],
    ['product'],
    ['checkout', 'payments', 'account', 'service'],
    ['shell'],
    ['pages'],
    // Subscribes to all of the above. No layer imports it.
    ['tracking'],
  ],
  '@shop/contract': [['documents', 'documented-gateway'], ['conformance'], ['openapi']],
  '@shop/site-server': [['files', 'logging', 'sites'], ['policy', 'proxy'], ['pages'], ['start-up'], ['metrics']],
  '@shop/gateway': [
    ['failures', 'secrets'],
    ['model'],
    ['money'],
    ['database'],
    ['http'],
    ['shops'],
    ['access', 'captcha', 'catalogue', 'content', 'configuration', 'pictures'],
    ['alarms', 'outbox'],
    ['transactions'],
    ['cart', 'account'],
    ['orders'],
    ['checkout', 'contact', 'payments'],
    ['mails', 'metrics', 'deployment'],
    // Fill the database before the first call, and run an operator's commands. No call needs them.
    ['seeding'],
    ['operator'],
    // Jobs that delete what is no longer needed. They read the tables of all layers.
    ['upkeep'],
  ],
}

/** Type imports from files in no folder that a folder may have: it holds the context of the shop, which components and pages read. */
export const typesFromAbove = { '@shop/features': { 'runtime/state': 'shop.ts' } }

const brands = allBrands()
const brand = { may: ['@shop/features', '@shop/ui'], testsMayAlso: ['@shop/build'] }

/**
 * The imports of each package: `may` lists ours, and `libraries` limits those of others. `testsMayAlso` is for tests and
 * tools. `folderMayAlso` is for one folder of `src`, tests included.
 */
export const doors = {
  '@shop/domain': { may: [], libraries: ['valibot'] },
  '@shop/api-client': {
    may: ['@shop/domain'],
    libraries: ['ky', 'valibot'],
    // Fixtures answer the contract's example requests.
    folderMayAlso: { fixtures: ['@shop/contract'] },
  },
  '@shop/ui': { may: [] },
  '@shop/features': {
    may: ['@shop/domain', '@shop/api-client', '@shop/ui'],
    testsMayAlso: ['@shop/build', '@shop/contract'],
  },
  ...Object.fromEntries(brands.map((name) => [name, brand])),
  // The demo shops' mails wear their brands' colours and word marks.
  '@shop/demo-shops': { may: ['@shop/domain', ...brands] },
  '@shop/server': { may: ['@shop/domain'] },
  '@shop/gateway': {
    may: ['@shop/domain', '@shop/server'],
    testsMayAlso: ['@shop/api-client', '@shop/contract', '@shop/sandboxes'],
    folderMayAlso: { seeding: ['@shop/demo-shops'] },
  },
  // Its gateway is written from the two documents alone.
  '@shop/contract': {
    may: [],
    folderMayAlso: { documents: ['@shop/domain'], conformance: ['@shop/domain'], openapi: ['@shop/domain'] },
  },
  '@shop/sandboxes': { may: ['@shop/server'] },
  '@shop/site-server': { may: ['@shop/domain', '@shop/features', '@shop/server'] },
  '@shop/storybook': {
    may: ['@shop/demo-shops', '@shop/domain', '@shop/features', '@shop/ui'],
    testsMayAlso: ['@shop/build'],
  },
  // Finds the brands in their folders, as a new one is found. Writes what others generate. Renders pages in development, as the
  // site server does in production.
  '@shop/build': { may: ['@shop/contract', '@shop/domain', '@shop/features', '@shop/site-server', '@shop/ui'] },
  // Packages the servers, and looks for names of payment providers.
  '@shop/repository': { may: ['@shop/domain'] },
  '@shop/e2e': { may: ['@shop/build', '@shop/contract', '@shop/server'] },
  // Starts servers as the commands do, and knows shops from outside only, as a visitor does.
  '@shop/lab': { may: ['@shop/build', '@shop/repository', '@shop/server'] },
}
