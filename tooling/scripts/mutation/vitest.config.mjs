import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mergeConfig } from 'vitest/config'
import { quickestFirst } from './quickest-first.mjs'

const own = path.resolve('vitest.config.ts')
const { default: config } = existsSync(own) ? await import(pathToFileURL(own).href) : { default: {} }

/** The package's own settings, with more time: a busy machine must not look like a test that noticed a mutant. */
export default mergeConfig(config, {
  test: {
    testTimeout: 30_000,
    hookTimeout: 120_000,
    sequence: { sequencer: quickestFirst },
    setupFiles: [fileURLToPath(new URL('repeatable-properties.mjs', import.meta.url))],
  },
})
