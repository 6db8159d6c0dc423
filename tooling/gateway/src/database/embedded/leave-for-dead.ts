import { leaveForDead } from './embedded-server.ts'

// Run by the watcher of a process that died, with the folder of its data.
await leaveForDead(process.argv[2] ?? '')
