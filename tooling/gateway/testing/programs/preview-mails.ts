// Writes every mail of every demo shop into a folder: `node testing/programs/preview-mails.ts /tmp/mails`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import type { SeedData } from '../../src/seeding/seed-data.ts'
import { readDemoData } from '../../src/seeding/read-demo-data.ts'
import { sampleMails } from '../sample-mails.ts'

const [, , folder = 'mails'] = process.argv

/** Embeds a mail's pictures, because no server runs here. */
async function withPictures({ pictures }: SeedData, html: string): Promise<string> {
  const shown = pictures.flatMap(({ name, hash, svg }) => {
    const [address] = new RegExp(`https://[^"]*/${name}-${hash}/\\d+\\.png`).exec(html) ?? []
    return address ? [{ address, svg }] : []
  })
  let whole = html
  for (const { address, svg } of shown) {
    const png = await sharp(Buffer.from(svg), { density: 150 }).resize(400).png().toBuffer()
    whole = whole.replaceAll(address, `data:image/png;base64,${png.toString('base64')}`)
  }
  return whole
}

mkdirSync(folder, { recursive: true })
const data = readDemoData()
for (const { id, ...shop } of data.shops) {
  for (const [kind, { subject, text, html }] of await sampleMails(shop, new Date())) {
    const file = path.join(folder, `${id}-${kind}`)
    writeFileSync(`${file}.html`, await withPictures(data, html))
    writeFileSync(`${file}.txt`, `${subject}\n\n${text}\n`)
  }
}
