import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { packages } from '../paths.ts'

/** What makes a component, or a global style, which the compiler counts along. */
const COMPONENT = /\bstyled(?:\.\w+|\()|\bcreateGlobalStyle\b/g

const componentsIn = (file: string) => readFileSync(path.join(packages, file), 'utf8').match(COMPONENT)?.length ?? 0

const isOfPages = (file: string) => !/\.(?:test|stories)\.|\/testing\//.test(file)

/** For each file the number of its first component and how many it has at most. The same for browser and server. */
const numbers = new Map<string, { first: number; count: number }>()
let all = 0
const files = globSync('*/src/**/*.{ts,tsx}', { cwd: packages }).toSorted()
for (const file of [...files.filter(isOfPages), ...files.filter((one) => !isOfPages(one))]) {
  const count = componentsIn(file)
  if (count > 0) numbers.set(path.join(packages, file), { first: all, count })
  all += count
}

/** The id of a component as the compiler writes it: a hash of the file and a number within it. */
const LONG_ID = /"shop__sc-[\da-z]+-(\d+)"/g

/** Without `d`: blockers of advertisements hide what is called `ad`. */
const LETTERS = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ'

/** Shortens the component ids in the compiled code of a file to a letter and a number. Throws for an uncounted component. */
export function shortenComponentIds(code: string, file: string): string {
  const known = numbers.get(file)
  if (!known) return code
  return code.replaceAll(LONG_ID, (_id, component) => {
    if (Number(component) >= known.count) throw new Error(`${file} has more components than were counted`)
    const number = known.first + Number(component)
    return `"${LETTERS[number % LETTERS.length]}${Math.floor(number / LETTERS.length)}"`
  })
}

/**
 * Gives styled components short ids. Nearly every element of a page has one as its class, and hashes do not compress. The
 * compiler hashes the absolute path. A long id would also differ from one folder of the repository to another. Tokens get short
 * custom properties (`tokens/theme.ts`).
 */
export const componentIds = (): Plugin => ({
  name: 'component-ids',
  enforce: 'post',
  apply: 'build',
  config: () => ({ define: { NUMBERS_PROPERTIES: 'true' } }),
  transform: {
    filter: { code: 'shop__sc-' },
    handler(code, id) {
      const short = shortenComponentIds(code, id)
      if (short.search(LONG_ID) >= 0) this.error(`${id} has a styled component outside of the shop's packages.`)
      return { code: short, map: null }
    },
  },
})
