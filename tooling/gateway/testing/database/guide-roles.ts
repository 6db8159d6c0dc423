import { readFileSync } from 'node:fs'

const SCRIPT = new URL('../../../operate/database.sql', import.meta.url)

/** Returns the statements of the guides that make the database and its two roles, under another name than `shop`. */
export const guideStatements = (name: string, password: string): string[] =>
  readFileSync(SCRIPT, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'))
    .map((line) => line.replaceAll(/:'\w+'/g, `'${password}'`).replaceAll('shop', name))
