import { createHash } from 'node:crypto'
import type { PictureFormat } from '../model/picture.ts'

// Low effort, because a visitor may wait for the picture, and drawings in flat colours compress well anyway.
const settings = {
  avif: { quality: 58, effort: 1 },
  webp: { quality: 82, alphaQuality: 90, effort: 4 },
  png: { compressionLevel: 9, palette: true },
}

/** Returns the hash of a drawing and its encoding settings, for the picture's URLs. */
export const pictureHash = (svg: string): string =>
  createHash('sha256').update(JSON.stringify(settings)).update(svg).digest('hex').slice(0, 12)

// Loaded with the first picture: a gateway whose pictures are all rendered never needs it.
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // One thread and no cache, so that the shop's calls stay fast.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Renders an SVG at a width in pixels and encodes it. */
export async function encode(svg: string, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).resize({ width })[format](settings[format]).toBuffer()
}
