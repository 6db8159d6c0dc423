import type { Picture } from '../model/picture.ts'
import { createImageRenderer } from './image-renderer.ts'
import { warmUp } from './warm-up.ts'

// Started by the gateway as a process of its own, with the folder of its pictures; the drawings come as a message.
const [folder = ''] = process.argv.slice(2)
const isOver = new AbortController()
// Whoever started it has gone, in whatever way.
process.once('disconnect', () => isOver.abort())

const pictures = await new Promise<Picture[]>((resolve) => {
  process.once('message', resolve)
  process.once('disconnect', () => resolve([]))
})
await warmUp(createImageRenderer(folder), pictures, isOver.signal)
process.exit(0)
