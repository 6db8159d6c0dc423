import type { Plugin } from 'vite'

/** The files of a first visit, and of the way from a list to a product. */
const RUN_SOON = ['libraries', 'main', 'lists', 'tiles', 'products', 'product-page']

/**
 * Has a browser that knows this comment compile the whole file beside the page, while it loads. Otherwise it compiles each
 * function with its first call, while the visitor waits.
 */
const COMMENT = '//# allFunctionsCalledOnLoad\n'

/** Marks the files that run soon. Fails the browser build when one of them has another name now. */
export const compiledAhead = (): Plugin => ({
  name: 'compiled-ahead',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The comment must come first, before what Vite adds.
    order: 'post',
    handler(_options, bundle) {
      for (const name of RUN_SOON) {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name)
        if (chunk?.type !== 'chunk') this.error(`No file is called ${name} (tooling/build/src/vite/compiled-ahead.ts)`)
        chunk.code = COMMENT + chunk.code
      }
    },
  },
})
