import { createHash } from 'node:crypto'
import { draw } from './art/drawings.mjs'
import { hero, spot } from './art/heroes.mjs'
import { sign, wordMark } from './art/signs.mjs'
import { drawings } from './drawings.ts'
import { ENCODING, type PictureFormat } from '../../../gateway/src/pictures/encoding.ts'
import { BRANDS, palettes } from './palettes.ts'

/** A picture the shops may show: drawn as SVG when first needed, handed out in these widths and formats. */
export interface Picture {
  name: string
  /** Changes with the drawing and with the way it is encoded, so that an address always means the same bytes. */
  hash: string
  svg: string
  widths: readonly number[]
  formats: readonly PictureFormat[]
}

interface Plan {
  svg: () => string
  widths: readonly number[]
  formats: readonly PictureFormat[]
}

const PHOTO: readonly PictureFormat[] = ['avif', 'webp']
const SQUARE = [180, 360, 720, 1080]
const WIDE = [...SQUARE, 1600, 2000]

const PARTNERS = ['Nordstrand Audiology', 'Klinik am Park', 'Hearing First']
/** The name of a partner's word mark in the gallery. */
export const partnerPicture = (name: string) => `partner-${name.toLowerCase().replaceAll(' ', '-')}`

const plans = new Map<string, Plan>([
  ...BRANDS.flatMap((brand): [string, Plan][] => [
    [`hero-${brand}`, { svg: () => hero(brand, palettes[brand]), widths: WIDE, formats: PHOTO }],
    [`spot-${brand}`, { svg: () => spot(brand, palettes[brand]), widths: SQUARE, formats: PHOTO }],
    [`favicon-${brand}`, { svg: () => sign(brand, palettes[brand]), widths: [32, 64, 180, 512], formats: ['png'] }],
  ]),
  ...Object.entries(drawings).map(([name, [drawing, options]]): [string, Plan] => [
    name,
    { svg: () => draw(drawing, options, name), widths: SQUARE, formats: PHOTO },
  ]),
  ...PARTNERS.map((name): [string, Plan] => [
    partnerPicture(name),
    { svg: () => wordMark(name), widths: SQUARE, formats: PHOTO },
  ]),
])

const drawn = new Map<string, Picture>()

/** The names of all pictures, those that pages show first at the front. */
export const pictureNames = (): string[] => [...plans.keys()]

/** A picture by its name; nothing for a name the gallery does not know. */
export function picture(name: string): Picture | undefined {
  const known = drawn.get(name)
  const plan = plans.get(name)
  if (known) return known
  if (!plan) return undefined
  const svg = plan.svg()
  const hash = createHash('sha256').update(ENCODING).update(svg).digest('hex').slice(0, 12)
  const made: Picture = { name, hash, svg, widths: plan.widths, formats: plan.formats }
  drawn.set(name, made)
  return made
}

/** The address under which answers name a picture. Throws for an unknown name, so that a slip in the demo data shows. */
export function pictureUrl(name: string): string {
  const { hash, formats } = picture(name) ?? unknownPicture(name)
  return `/api/pictures/${name}-${hash}/${formats.includes('webp') ? '720.webp' : '64.png'}`
}

function unknownPicture(name: string): never {
  throw new Error(`There is no picture called ${name}.`)
}
