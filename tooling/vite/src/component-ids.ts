import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const packages = path.resolve(import.meta.dirname, '../../../packages')

/** Every file that may hold styled components, in an order that is the same for browser and server. */
const files = globSync('*/src/**/*.tsx', { cwd: packages }).toSorted()
const numbers = new Map(files.map((file, number) => [path.join(packages, file), number.toString(36)]))

/** A component's id as the compiler writes it: a hash of its file, and its number there. */
const LONG_ID = /"shop__sc-[\da-z]+-(\d+)"/g

/** The compiled code of a file with short ids of its components: a number for the file in place of its hash. */
export function shortenComponentIds(code: string, file: string): string {
  const number = numbers.get(file)
  return number === undefined ? code : code.replaceAll(LONG_ID, (_id, component) => `"s${number}-${component}"`)
}

/**
 * Gives styled components short ids. They stand in the class of nearly every element of a page and in all parts' code, where
 * hashes cannot be compressed.
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { code: 'shop__sc-' },
    handler: (code, id) => ({ code: shortenComponentIds(code, id), map: null }),
  },
})
