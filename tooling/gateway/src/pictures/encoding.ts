import { createHash } from 'node:crypto'
import type { PictureFormat } from '../model/picture.ts'

// Low effort: a picture is made once but somebody waits for it, and drawings of flat colour stay small anyway.
const settings = {
  avif: { quality: 58, effort: 1 },
  webp: { quality: 82, alphaQuality: 90, effort: 4 },
  png: { compressionLevel: 9, palette: true },
}

/** What stands for a drawing and the way it is encoded in the addresses of its picture. */
export const pictureHash = (svg: string): string =>
  createHash('sha256').update(JSON.stringify(settings)).update(svg).digest('hex').slice(0, 12)

// Loaded with the first picture: a gateway whose pictures are all made never needs it.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One picture at a time on one thread, and nothing kept: the shop's answers come first.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Draws the SVG at a width (pixels) and packs it. */
export async function encode(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize({ width })[format](settings[format]).toBuffer()
}
