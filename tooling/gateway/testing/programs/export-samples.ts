// Writes pictures and mails for Storybook into a folder: `node testing/programs/export-samples.ts <folder> <picture> …`.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { encode } from '../../src/pictures/encoding.ts'
import { readDemoData } from '../../src/seeding/read-demo-data.ts'
import { sampleMails } from '../sample-mails.ts'

const [, , folder = 'samples', ...pictureNames] = process.argv
const WIDTH = 720
const MAILED_WIDTH = 400
/** Fixed, so that a mail looks the same in each export. */
const NOW = new Date('2026-11-20T10:14:00Z')

const { shops, pictures } = readDemoData()

async function writePicture(name: string, width: number, format: 'webp' | 'png') {
  const picture = pictures.find((one) => one.name === name)
  if (!picture) throw new Error(`The demo shops draw no picture called ${name}.`)
  writeFileSync(path.join(folder, 'pictures', `${name}.${format}`), await encode(picture.svg, width, format))
}

/** Writes the mails of each brand in each language, and returns the names of their pictures. */
async function writeMails(): Promise<Set<string>> {
  const shown = new Set<string>()
  for (const shop of firstOf(({ id }) => id.split('_')[0] ?? id)) {
    for (const { texts, settings } of firstOf((one) => one.settings.language)) {
      const { language, cultureName, currency } = settings
      const spoken = { ...shop, texts, settings: { ...shop.settings, language, cultureName, currency } }
      for (const [kind, { html }] of await sampleMails(spoken, NOW)) {
        const local = html.replaceAll(
          /https:\/\/[^"\s]*\/([a-z0-9-]+)-[0-9a-f]{12}\/\d+\.png/g,
          (_url, name: string) => {
            shown.add(name)
            return `../pictures/${name}.png`
          },
        )
        writeFileSync(path.join(folder, 'mails', `${shop.id.split('_')[0]}-${language}-${kind}.html`), local)
      }
    }
  }
  return shown
}

/** Returns the first shop of each kind. */
const firstOf = (kind: (shop: (typeof shops)[number]) => string) => [
  ...new Map(shops.toReversed().map((shop) => [kind(shop), shop])).values(),
]

for (const part of ['pictures', 'mails']) mkdirSync(path.join(folder, part), { recursive: true })
for (const name of pictureNames) await writePicture(name, WIDTH, 'webp')
for (const name of await writeMails()) await writePicture(name, MAILED_WIDTH, 'png')
