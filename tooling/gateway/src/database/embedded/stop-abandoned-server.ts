import { stopAbandonedServer } from './embedded-server.ts'

// The watcher of a dead process runs this program with the data folder, and `durable` or `volatile`.
await stopAbandonedServer(process.argv[2] ?? '', { durable: process.argv[3] !== 'volatile' })
