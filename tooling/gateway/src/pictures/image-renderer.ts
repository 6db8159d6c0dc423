import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { encode, type PictureFormat } from './encoding.ts'
import type { Picture } from '../../../demo-shops/src/pictures/pictures.ts'

/** Makes pictures in the asked size and keeps them on disk, so that each is rendered once. */
export interface ImageRenderer {
  render(picture: Picture, width: number, format: PictureFormat): Promise<Buffer>
}

const readIfThere = (file: string) =>
  readFile(file).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined
    throw failure
  })

/** Written aside and then moved: a reader, or a second gateway, never meets half a picture. */
async function keep(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, file)
}

async function make(file: string, { svg }: Picture, width: number, format: PictureFormat) {
  const made = await readIfThere(file)
  if (made) return made
  const bytes = await encode(svg, width, format)
  // A full or read-only disk costs time, never the picture.
  await keep(file, bytes).catch((failure: Error) => console.warn('A picture could not be kept:', failure.message))
  return bytes
}

/** An image renderer whose finished pictures lie in `folder`; it is made when the first one is. */
export function createImageRenderer(folder: string): ImageRenderer {
  const inFlight = new Map<string, Promise<Buffer>>()

  return {
    render(picture, width, format) {
      const file = path.join(folder, `${picture.name}-${picture.hash}`, `${width}.${format}`)
      const running = inFlight.get(file)
      if (running) return running
      const started = make(file, picture, width, format).finally(() => inFlight.delete(file))
      inFlight.set(file, started)
      return started
    },
  }
}
