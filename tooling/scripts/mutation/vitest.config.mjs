import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { mergeConfig } from 'vitest/config'
import { quickestFirst } from './quickest-first.mjs'

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
