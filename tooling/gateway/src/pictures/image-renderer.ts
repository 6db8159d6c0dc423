import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import type { Picture, PictureFormat } from '../model/picture.ts'
import { encode } from './encoding.ts'

/** The parts of a picture's URL: name, version, width in pixels and format. */
export interface PictureAddress {
  name: string
  hash: string
  width: number
  format: PictureFormat
}

/** Renders pictures in the requested size and stores them on disk, so that each is rendered once. */
export interface ImageRenderer {
  /** Returns the picture if it has been rendered before. */
  rendered: (address: PictureAddress) => Promise<Buffer | undefined>
  render: (picture: Picture, width: number, format: PictureFormat) => Promise<Buffer>
}

const readIfThere = (file: string) =>
  readFile(file).catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined
    throw failure
  })

/** Writes to a temporary file and renames it, so that no reader and no second gateway sees half a picture. */
async function store(file: string, bytes: Buffer) {
  await mkdir(path.dirname(file), { recursive: true })
  const aside = `${file}.${randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, file)
}

async function renderTo(file: string, { svg }: Picture, width: number, format: PictureFormat) {
  const known = await readIfThere(file)
  if (known) return known
  const bytes = await encode(svg, width, format)
  // If the disk is full or read-only, the picture is still sent.
  await store(file, bytes).catch((failure: unknown) =>
    logEvent('picture-not-kept', { failure: describeFailure(failure) }),
  )
  return bytes
}

/** Creates an image renderer that stores pictures in `folder`, which is created with the first one. */
export function createImageRenderer(folder: string): ImageRenderer {
  const inFlight = new Map<string, Promise<Buffer>>()
  const fileOf = ({ name, hash, width, format }: PictureAddress) =>
    path.join(folder, `${name}-${hash}`, `${width}.${format}`)

  return {
    rendered: (address) => readIfThere(fileOf(address)),
    render(picture, width, format) {
      const file = fileOf({ ...picture, width, format })
      const running = inFlight.get(file)
      if (running) return running
      const started = renderTo(file, picture, width, format).finally(() => inFlight.delete(file))
      inFlight.set(file, started)
      return started
    },
  }
}
