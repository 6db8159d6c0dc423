// Runs the packages' PostgreSQL as an operator's server: with an empty database and a role that is no superuser. Writes its
// address to a folder, as the file DATABASE_URL, and runs until SIGTERM. DATA_DIR=<folder> node
// src/testing/operator-database.ts <folder>
import { randomBytes } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createStopSignal, untilAborted } from '@shop/server/shutdown.ts'
import { Client } from 'pg'
import { readDatabaseSettings } from '../database/database-settings.ts'
import { joinEmbeddedServer } from '../database/embedded/embedded-server.ts'

const NAME = 'operator_shop'

const folder = process.argv[2] ?? '.'
const stopping = createStopSignal()
const server = await joinEmbeddedServer(readDatabaseSettings({ ...process.env, DATABASE_URL: '' }).dataDir)
const owner = new Client({ connectionString: server.urlOf('postgres') })
await owner.connect()
const password = randomBytes(24).toString('hex')
await owner.query(`create role ${NAME} login password '${password}'`)
await owner.query(`create database ${NAME} owner ${NAME}`)

const url = Object.assign(new URL(server.urlOf(NAME)), { username: NAME, password }).href
// Renamed, because the presence of the file says that the address is complete.
writeFileSync(path.join(folder, 'DATABASE_URL.new'), url, { mode: 0o600 })
renameSync(path.join(folder, 'DATABASE_URL.new'), path.join(folder, 'DATABASE_URL'))
// The open connection keeps this process running.
await untilAborted(stopping)
await owner.end()
await server.leave()
