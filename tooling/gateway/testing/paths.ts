import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** The code that runs. */
export const source = path.resolve(import.meta.dirname, '../src')
export const mainProgram = path.join(source, 'main.ts')
export const operatorProgram = path.join(source, 'operator.ts')
export const seedProgram = path.join(source, 'seed.ts')
/** The files for machines: units, alerts, the roles of the database. */
export const operate = path.join(root, 'tooling/operate')
/** What people type into the search, with what they want. */
export const searchQueries = path.join(root, 'docs/search-queries.md')
/** The operators' guides. */
export const guides = path.join(root, 'docs/operate')
