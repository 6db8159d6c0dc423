import { crc32, deflateSync } from 'node:zlib'

/** A picture of grey tones, one byte per pixel, row by row. */
export interface GreyPicture {
  width: number
  height: number
  pixels: Uint8Array
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** Writes a picture as a PNG file. */
export function png({ width, height, pixels }: GreyPicture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey, no interlacing.
  header.writeUInt8(8, 8)
  // Every row begins with the filter it was written with: none.
  const rows = Array.from({ length: height }, (_, y) => [0, ...pixels.subarray(y * width, (y + 1) * width)])
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const content = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...content])
}
