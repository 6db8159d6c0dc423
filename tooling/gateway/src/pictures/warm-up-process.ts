import { createImageRenderer } from './image-renderer.ts'
import { warmUp } from './warm-up.ts'

// Started by the gateway as a process of its own, with the folder of its pictures.
const [folder = ''] = process.argv.slice(2)
const isOver = new AbortController()
// Whoever started it has gone, in whatever way.
process.once('disconnect', () => isOver.abort())

await warmUp(createImageRenderer(folder), isOver.signal)
process.exit(0)
