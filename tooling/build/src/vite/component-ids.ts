import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { packages } from '../paths.ts'

const hasComponents = (file: string) => readFileSync(path.join(packages, file), 'utf8').includes("'styled-components'")

/** All files that may contain styled components, in the same order for browser and server. */
const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).filter(hasComponents).toSorted()
const numbers = new Map(files.map((file, number) => [path.join(packages, file), number.toString(36)]))

/** The id of a component as the compiler writes it: a hash of the file and a number within it. */
const LONG_ID = /"shop__sc-[\da-z]+-(\d+)"/g

/** Shortens the component ids in the compiled code of a file: a number replaces the hash of the file. */
export function shortenComponentIds(code: string, file: string): string {
  const number = numbers.get(file)
  return number === undefined ? code : code.replaceAll(LONG_ID, (_id, component) => `"s${number}-${component}"`)
}

/**
 * Gives styled components short ids. Nearly every element of a page has one in its class, and hashes do not compress. The
 * compiler hashes the absolute path. A long id would also differ from one folder of the repository to another.
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  enforce: 'post',
  apply: 'build',
  transform: {
    filter: { code: 'shop__sc-' },
    handler(code, id) {
      const short = shortenComponentIds(code, id)
      if (short.search(LONG_ID) >= 0) this.error(`${id} has a styled component outside of the shop's packages.`)
      return { code: short, map: null }
    },
  },
})
