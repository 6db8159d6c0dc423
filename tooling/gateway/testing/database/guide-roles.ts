import path from 'node:path'
import { readFileSync } from 'node:fs'
import { operate } from '../paths.ts'

const SCRIPT = path.join(operate, 'database.sql')

/** Returns the statements of the guides that make the database and its two roles, under another name than `shop`. */
export const guideStatements = (name: string, password: string): string[] =>
  readFileSync(SCRIPT, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('--'))
    .map((line) => line.replaceAll(/:'\w+'/g, `'${password}'`).replaceAll('shop', name))
