import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')

/** Where the packaged database and rendered pictures are kept by default. The first start makes it. */
export const dataFolder = path.join(root, '.data')
/** The folder of the gateway’s migrations. */
export const ownMigrations = path.resolve(import.meta.dirname, '../migrations')
