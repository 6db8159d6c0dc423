import type { Picture } from '../model/picture.ts'
import { createImageRenderer } from './image-renderer.ts'
import { warmUp } from './warm-up.ts'

// The gateway starts this process with the folder of its pictures and sends the drawings as a message.
const [folder = ''] = process.argv.slice(2)
const isOver = new AbortController()
// The gateway has stopped, for any reason.
process.once('disconnect', () => isOver.abort())

const pictures = await new Promise<Picture[]>((resolve) => {
  process.once('message', resolve)
  process.once('disconnect', () => resolve([]))
})
await warmUp(createImageRenderer(folder), pictures, isOver.signal)
process.exit(0)
