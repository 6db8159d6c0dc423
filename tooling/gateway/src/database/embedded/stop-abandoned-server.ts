import { stopAbandonedServer } from './embedded-server.ts'

// Run by the watcher of a process that died, with the folder of its data.
await stopAbandonedServer(process.argv[2] ?? '')
