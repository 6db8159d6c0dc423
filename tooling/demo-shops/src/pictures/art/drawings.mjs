// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Every studio drawing by name, and the pictures that combine several.
import { batteries } from './batteries.mjs'
import { care } from './care.mjs'
import { companions } from './companions.mjs'
import { domes } from './domes.mjs'
import { drying } from './drying.mjs'
import { ear } from './ear.mjs'
import { home } from './home.mjs'
import { filters } from './filters.mjs'
import { instruments } from './instruments.mjs'
import { signals } from './signals.mjs'
import { Art } from './studio.mjs'

const single = {
  ...batteries,
  ...care,
  ...companions,
  ...domes,
  ...drying,
  ...ear,
  ...filters,
  ...home,
  ...instruments,
  ...signals,
}

// Places drawings on one sheet, the furthest first: [name, x, y, scale, options].
const together =
  (...parts) =>
  (art) =>
    parts
      .map(([name, x, y, scale, options]) => {
        const part = new Art(`${art.p}${art.id()}-`)
        const shapes = single[name](part, options)
        art.defs += part.defs
        return `<g transform="translate(${x} ${y}) scale(${scale})">${shapes}</g>`
      })
      .join('')

const groups = {
  'care-kit': together(
    ['hard-case', 40, -20, 0.74, { tone: 'sand' }],
    ['spray', -60, 330, 0.68],
    ['brush', 390, 420, 0.58],
    ['wipes', 560, 380, 0.62],
  ),
  'aid-and-batteries': together(
    ['hearing-aid', -230, -30, 1.02, { tone: 'silver' }],
    ['battery-blister', 500, 400, 0.62, { size: '312' }],
  ),
  'evening-set': together(
    ['tv-adapter', -60, 60, 0.82],
    ['table-mic', 430, 380, 0.66],
    ['remote', 470, -60, 0.6, { tone: 'white' }],
  ),
  'public-set': together(
    ['battery-carton', -60, -20, 0.72, { size: '13' }],
    ['wax-filter', 520, 60, 0.58],
    ['dome-pack', 330, 500, 0.6, { kind: 'open', mm: 8 }],
  ),
  'pocket-set': together(
    ['battery-caddy', -120, 40, 0.7],
    ['battery-blister', 440, -30, 0.64, { size: '312' }],
    ['phone-clip', 420, 440, 0.6],
  ),
}

/** Returns a picture as transparent SVG, 1200 x 1200. The name prefixes the ids of its gradients. */
export const draw = (drawing, options, name) => {
  const art = new Art(`${name}-`)
  const shapes = (single[drawing] ?? groups[drawing])(art, options)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><defs>${art.defs}</defs>${shapes}</svg>`
}
