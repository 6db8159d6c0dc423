import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mergeConfig } from 'vitest/config'

const own = path.resolve('vitest.config.ts')
const { default: config } = existsSync(own) ? await import(pathToFileURL(own).href) : { default: {} }

/** The package's own settings with longer time limits, so that a busy machine does not look like a noticed mutant. */
export default mergeConfig(config, {
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    sequence: { sequencer: quickestFirst },
    setupFiles: [fileURLToPath(new URL('repeatable-properties.mjs', import.meta.url))],
  },
})

/**
 * Sorts test files by their last duration, so that a mutant meets the tests that need no database first.
 * Vitest calls it as a constructor.
 * @param {import('vitest/node').Vitest} vitest
 */
function quickestFirst({ cache }) {
  const durationOf = (file) => cache.getTestSpecificationResult(file)?.duration ?? Infinity
  return {
    shard: (files) => files,
    sort: (files) => files.toSorted((one, other) => compare(durationOf(one), durationOf(other))),
  }
}

const compare = (one, other) => (one === other ? 0 : one - other)
