// Runs the packages' PostgreSQL as an operator's server: with an empty database and the two roles of the guides. Writes their
// addresses to a folder, as the files DATABASE_URL and DATABASE_OWNER_URL, and runs until SIGTERM. DATA_DIR=<folder> node
// src/testing/operator-database.ts <folder>
import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createStopSignal, untilAborted } from '@shop/server/shutdown.ts'
import { Client } from 'pg'
import { readDatabaseSettings } from '../../src/database/database-settings.ts'
import { joinEmbeddedServer } from '../../src/database/embedded/embedded-server.ts'
import { guideStatements } from '../database/guide-roles.ts'

const NAME = 'operator_shop'

const folder = process.argv[2] ?? '.'
const stopping = createStopSignal()
const server = await joinEmbeddedServer(readDatabaseSettings({ ...process.env, DATABASE_URL: '' }).dataDir)
const owner = new Client({ connectionString: server.urlOf('postgres') })
await owner.connect()
const password = randomBytes(24).toString('hex')
for (const statement of guideStatements(NAME, password)) await owner.query(statement)

const urlFor = (username: string) => Object.assign(new URL(server.urlOf(NAME)), { username, password }).href
// Renamed, because the presence of the last file says that all are complete.
for (const [file, role] of [
  ['DATABASE_OWNER_URL', `${NAME}_owner`],
  ['DATABASE_URL', NAME],
] as const) {
  writeFileSync(path.join(folder, `${file}.new`), urlFor(role), { mode: 0o600 })
  renameSync(path.join(folder, `${file}.new`), path.join(folder, file))
}
// The open connection keeps this process running.
await untilAborted(stopping)
await owner.end()
await server.leave()
