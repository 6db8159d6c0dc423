// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200: wax filters and tube cleaning.
import { caption } from './parts.mjs'
import { PINE, SEA, TONE } from './studio.mjs'

const CLEAR = ['#FFFFFF', '#DCE7EE', '#9FB0BC']

/** A disc of eight filters. The ring's colour marks the kind. */
function disc(a, { ring }) {
  const cx = 540,
    cy = 580,
    sh = `<circle cx="${cx}" cy="${cy}" r="370"/>`
  let s =
    a.flat(sh, 20, 32, 28, 0.22) +
    `<circle cx="${cx}" cy="${cy}" r="370" fill="${a.lin(
      [
        [0, '#fff'],
        [0.6, '#F2F4F5'],
        [1, '#D6DBDF'],
      ],
      0,
      0,
      0.5,
      1,
    )}"/><circle cx="${cx}" cy="${cy}" r="366" fill="none" stroke="#fff" stroke-width="8" opacity=".9"/>`
  s += `<circle cx="${cx}" cy="${cy}" r="318" fill="${a.lin([
    [0, '#D2DADF'],
    [1, '#EEF2F4'],
  ])}"/>`
  for (let i = 0; i < 8; i++) {
    const g = i * 45 - 90
    s += `<g transform="rotate(${g + 90} ${cx} ${cy})"><rect x="${cx - 30}" y="${cy - 302}" width="60" height="190" rx="30" fill="#AEBAC2"/><rect x="${cx - 30}" y="${cy - 302}" width="60" height="190" rx="30" fill="none" stroke="#93A1AB" stroke-width="3"/><rect x="${cx - 11}" y="${cy - 280}" width="22" height="150" rx="11" fill="#fff"/><circle cx="${cx}" cy="${cy - 268}" r="15" fill="${i === 1 ? '#2D3942' : '#FFFFFF'}" stroke="#7C8B96" stroke-width="3"/></g>`
  }
  if (ring) s += `<circle cx="${cx}" cy="${cy}" r="344" fill="none" stroke="${ring}" stroke-width="34"/>`
  s += `<circle cx="${cx}" cy="${cy}" r="112" fill="${a.lin([
    [0, '#fff'],
    [1, '#DFE4E7'],
  ])}"/><path d="M${cx - 52} ${cy}H${cx + 52}" stroke="#B5C0C7" stroke-width="26" stroke-linecap="round"/>`
  return s
}

/** The stick that replaces a filter. */
const stick = (a) =>
  `<g transform="rotate(28 900 760)">${a.flat('<rect x="884" y="430" width="38" height="620" rx="19"/>', 14, 18, 14, 0.2)}<rect x="884" y="430" width="38" height="620" rx="19" fill="${a.lin(
    [
      [0, '#fff'],
      [0.5, '#F1F3F4'],
      [1, '#C3CBD0'],
    ],
    0,
    0,
    1,
    0,
  )}"/><rect x="894" y="392" width="18" height="50" rx="8" fill="#2D3942"/><circle cx="903" cy="386" r="20" fill="#2D3942"/><rect x="894" y="1040" width="18" height="46" rx="8" fill="#CAD2D7"/><circle cx="903" cy="1092" r="22" fill="#fff" stroke="#9AA8B2" stroke-width="5"/><circle cx="903" cy="1092" r="8" fill="#9AA8B2"/></g>`

/** A clear blister with rows of small pieces. `piece` draws one around its centre. */
function blister(a, label, { places, tray, piece }) {
  return (
    a.flat('<rect x="210" y="150" width="780" height="900" rx="56"/>', 18, 30, 26, 0.2) +
    a.rr(210, 150, 780, 900, 56, a.lit('#FFFFFF', '#F7F9FA', '#DFE5E8')) +
    places
      .map(
        ([x, y]) =>
          `<ellipse cx="${x + 5}" cy="${y + 12}" rx="${tray}" ry="${tray}" fill="#1B2530" opacity=".14" filter="${a.blur(9)}"/><circle cx="${x}" cy="${y}" r="${tray}" fill="${a.lit('#E4EBEF', '#FFFFFF')}"/>${piece(x, y)}`,
      )
      .join('') +
    caption(a, label, 600, 990, 44)
  )
}
const grid = (xs, ys) => ys.flatMap((y) => xs.map((x) => [x, y]))

export const filters = {
  'wax-filter'(a, { ring } = {}) {
    return disc(a, { ring }) + stick(a)
  },
  // The value pack: five discs.
  'wax-filter-pack'(a) {
    const back = [4, 3, 2, 1]
      .map(
        (n) =>
          `<g transform="translate(${n * 42} ${n * -46})">${a.flat('<circle cx="470" cy="680" r="310"/>', 8, 12, 12, 0.16)}<circle cx="470" cy="680" r="310" fill="${a.lit('#fff', '#EEF1F3', '#C7CFD4')}"/></g>`,
      )
      .join('')
    return (
      back +
      `<g transform="translate(18 200) scale(.838)">${disc(a, {})}</g>` +
      a.rr(770, 820, 300, 190, 46, a.down(...SEA)) +
      a.text('× 5', 920, 948, 120, '#fff', { anchor: 'middle' })
    )
  },
  // Sticks with a filter at their end.
  'wax-sticks'(a) {
    const one = (x) =>
      a.flat(`<rect x="${x - 26}" y="330" width="52" height="600" rx="26"/>`, 10, 16, 12, 0.2) +
      a.rr(x - 26, 330, 52, 600, 26, a.across('#C3CBD0', '#FFFFFF', '#E9EDEF', '#B5BFC5')) +
      `<rect x="${x - 10}" y="262" width="20" height="80" rx="8" fill="#B5BFC5"/><circle cx="${x}" cy="250" r="30" fill="#fff" stroke="#7C8B96" stroke-width="8"/><circle cx="${x}" cy="250" r="11" fill="#7C8B96"/>` +
      [0, 1, 2].map((i) => a.rr(x - 16, 720 + i * 44, 32, 14, 7, '#93A1AB', 'opacity=".6"')).join('')
    return a.ground(600, 960, 420, 34) + [225, 375, 525, 675, 825, 975].map(one).join('')
  },
  // Filters for ear moulds: small sieves in a blister.
  'mould-filters'(a) {
    const sieve = (x, y) =>
      `<circle cx="${x}" cy="${y}" r="62" fill="${a.lit(...PINE)}"/><circle cx="${x}" cy="${y}" r="40" fill="#F4F8F6"/>${[-14, 0, 14].map((d) => `<path d="M${x - 34} ${y + d}H${x + 34}M${x + d} ${y - 34}V${y + 34}" stroke="#24654A" stroke-width="5"/>`).join('')}`
    return blister(a, 'Ear mould filters', { places: grid([370, 600, 830], [390, 680]), tray: 96, piece: sieve })
  },
  // White rings with a fine sieve, for aids that sit in the ear.
  'white-protectors'(a) {
    const ring = (x, y) =>
      `<circle cx="${x}" cy="${y}" r="46" fill="${a.lit('#FFFFFF', '#F1F4F5', '#C6CED3')}"/><circle cx="${x}" cy="${y}" r="44" fill="none" stroke="#9FACB5" stroke-width="4"/><circle cx="${x}" cy="${y}" r="18" fill="#56616A"/>`
    const places = grid([310, 455, 600, 745, 890], [275, 450, 625, 800])
    return blister(a, '20 protectors', { places, tray: 64, piece: ring })
  },
  // A bundle of cleaning wires with handles.
  'cleaning-wires'(a) {
    const one = (angle, colour) =>
      `<g transform="rotate(${angle} 600 1240)">${a.flat('<rect x="580" y="560" width="40" height="360" rx="20"/>', 10, 14, 10, 0.18)}<path d="M600 570V120" stroke="#8E989F" stroke-width="9" stroke-linecap="round"/><path d="M597 560V130" stroke="#F2F5F6" stroke-width="3" stroke-linecap="round"/>${a.rr(580, 560, 40, 360, 20, a.across(colour[2], colour[0], colour[1], colour[2]))}</g>`
    return [-24, -12, 0, 12, 24].map((angle, index) => one(angle, index % 2 ? SEA : TONE.graphite)).join('')
  },
  // Pieces of wider tube for ear moulds.
  'mould-tubing'(a) {
    const one = (x, y) => {
      const d = `M${x} ${y}C${x + 60} ${y - 260} ${x + 170} ${y - 300} ${x + 250} ${y - 300}H${x + 520}`
      return `<path d="${d}" fill="none" stroke="#1B2530" stroke-opacity=".18" stroke-width="74" filter="${a.blur(14)}" transform="translate(16 28)"/><path d="${d}" fill="none" stroke="${CLEAR[2]}" stroke-width="76"/><path d="${d}" fill="none" stroke="${CLEAR[1]}" stroke-width="58"/><path d="${d}" fill="none" stroke="#fff" stroke-width="14" transform="translate(-10 -14)"/><ellipse cx="${x + 520}" cy="${y - 300}" rx="14" ry="38" fill="#7C8B96"/><ellipse cx="${x + 522}" cy="${y - 300}" rx="8" ry="24" fill="#E9EFF3"/>`
    }
    return one(180, 560) + one(270, 800) + one(360, 1040)
  },
}
