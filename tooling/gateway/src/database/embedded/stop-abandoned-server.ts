import { stopAbandonedServer } from './embedded-server.ts'

// The watcher of a dead process runs this program with the data folder.
await stopAbandonedServer(process.argv[2] ?? '')
