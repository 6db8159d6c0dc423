// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Parts that several drawings share: cells, hearing aids, domes, cartons.
import { SILVER, TONE, pol } from './studio.mjs'

export const TAB = {
  // industry colour code of the battery tabs (IEC practice): never recolour per brand
  10: { c: '#F2C230', d: '#C9970F', on: '#2A2006' },
  312: { c: '#9A5B34', d: '#6F3D1E', on: '#FFFFFF' },
  13: { c: '#F08A2C', d: '#C2620E', on: '#2B1400' },
  675: { c: '#2F6DB5', d: '#1D4C85', on: '#FFFFFF' },
  R: { c: '#3E8E6B', d: '#24654A', on: '#FFFFFF' },
}
export const INK = '#26313A'
// ---------- shared parts ----------
export function cell(a, cx, cy, r, tab, ang, { tabOn = true } = {}) {
  // button cell with its tab
  const t = TAB[tab] || TAB['312']
  let s = ''
  if (tabOn) {
    const w = r * 0.94,
      L = r * 1.66
    s += `<g transform="rotate(${ang} ${cx} ${cy})"><path d="M${cx - w / 2} ${cy}V${cy - L + w / 2}A${w / 2} ${w / 2} 0 0 1 ${cx + w / 2} ${cy - L + w / 2}V${cy}Z" fill="${a.lin(
      [
        [0, t.c],
        [1, t.d],
      ],
    )}"/></g>`
  }
  s += `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${a.lin(
    [
      [0, '#F7F8F9'],
      [0.45, '#C6CCD1'],
      [1, '#8E979E'],
    ],
    0,
    0,
    0.6,
    1,
  )}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.965}" fill="none" stroke="#6F7980" stroke-opacity=".5" stroke-width="${r * 0.04}"/>`
  s += `<circle cx="${cx}" cy="${cy}" r="${r * 0.8}" fill="${a.lin(
    [
      [0, '#AEB6BC'],
      [1, '#F3F5F6'],
    ],
    0,
    0,
    0.6,
    1,
  )}"/>`
  if (tabOn)
    s += `<circle cx="${cx}" cy="${cy}" r="${r * 0.72}" fill="${a.lin(
      [
        [0, t.c],
        [1, t.d],
      ],
      0,
      0,
      0.5,
      1,
    )}"/><path d="M${cx - r * 0.46} ${cy - r * 0.3}A${r * 0.56} ${r * 0.56} 0 0 1 ${cx + r * 0.2} ${cy - r * 0.52}" stroke="#fff" stroke-opacity=".55" stroke-width="${r * 0.09}" stroke-linecap="round" fill="none"/>`
  else
    s +=
      `<circle cx="${cx}" cy="${cy}" r="${r * 0.72}" fill="${a.lin(
        [
          [0, '#EDF0F2'],
          [1, '#B9C1C7'],
        ],
        0,
        0,
        0.6,
        1,
      )}"/>` +
      [90, 210, 330]
        .map((d) => {
          const [x, y] = pol(cx, cy, r * 0.34, d)
          return `<circle cx="${x}" cy="${y}" r="${r * 0.06}" fill="#5E686F"/>`
        })
        .join('')
  return s
}
export function cellSide(a, cx, cy, r, th, tab) {
  // lying cell, seen a little from above
  const t = TAB[tab],
    ry = r * 0.36
  return (
    a.ground(cx, cy + th + ry * 0.7, r * 1.02, r * 0.16) +
    `<path d="M${cx - r} ${cy}V${cy + th}A${r} ${ry} 0 0 0 ${cx + r} ${cy + th}V${cy}Z" fill="${a.lin(
      [
        [0, '#8F989F'],
        [0.18, '#F3F5F6'],
        [0.42, '#C3CACF'],
        [0.75, '#89929A'],
        [1, '#B6BEC4'],
      ],
      0,
      0,
      1,
      0,
    )}"/>` +
    `<ellipse cx="${cx}" cy="${cy}" rx="${r}" ry="${ry}" fill="${a.lin([
      [0, '#C9D0D5'],
      [1, '#F6F8F9'],
    ])}"/><ellipse cx="${cx}" cy="${cy}" rx="${r * 0.82}" ry="${ry * 0.8}" fill="${a.lin([
      [0, t.d],
      [1, t.c],
    ])}"/>` +
    `<path d="M${cx + r * 0.3} ${cy - ry * 0.55}C${cx + r * 0.9} ${cy - ry * 1.7} ${cx + r * 1.5} ${cy - ry * 1.9} ${cx + r * 1.72} ${cy - ry * 1.1}C${cx + r * 1.8} ${cy - ry * 0.7} ${cx + r * 1.5} ${cy - ry * 0.3} ${cx + r * 0.72} ${cy + ry * 0.3}Z" fill="${a.lin(
      [
        [0, t.c],
        [1, t.d],
      ],
      0,
      0,
      1,
      1,
    )}"/>`
  )
}
export function aid(a, tone = 'silver', { led = true } = {}) {
  // receiver-in-canal aid in a 500 x 900 box
  const c = TONE[tone] || SILVER,
    dark = tone === 'graphite'
  const bodyD =
    'M214 92C252 40 352 30 410 98C474 174 486 320 462 470C444 582 404 690 340 742C296 776 238 756 230 700C222 636 292 560 300 440C306 352 284 268 236 214C206 180 190 126 214 92Z'
  const clip = a.clip(`<path d="${bodyD}"/>`)
  return (
    `<path d="M226 116C150 60 74 96 58 210C40 340 64 470 70 590" fill="none" stroke="#AEB8BF" stroke-opacity=".75" stroke-width="17" stroke-linecap="round"/><path d="M224 112C150 58 76 98 60 212C44 340 66 470 72 590" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>` +
    `<g transform="translate(72 640) rotate(8)"><rect x="-24" y="-62" width="48" height="92" rx="20" fill="${a.lin(
      [
        [0, '#E9EDF0'],
        [0.5, '#B9C2C9'],
        [1, '#7F8A93'],
      ],
      0,
      0,
      1,
      0,
    )}"/>${domeBell(a, 0, 46, 62, 'open')}</g>` +
    `<path d="${bodyD}" fill="${a.lin(
      [
        [0, c[0]],
        [0.5, c[1]],
        [1, c[2]],
      ],
      0.1,
      0,
      0.9,
      1,
    )}"/>` +
    `<g clip-path="${clip}"><path d="${bodyD}" fill="none" stroke="${a.lin(
      [
        [0, '#fff', dark ? 0.4 : 0.95],
        [0.5, '#fff', 0],
      ],
      0,
      0,
      0.3,
      1,
    )}" stroke-width="26"/><path d="M470 250C466 500 420 690 330 770L480 790V240Z" fill="#0B1620" opacity=".14" filter="${a.blur(16)}"/><path d="M206 96C262 140 338 148 432 110" fill="none" stroke="#0B1620" stroke-opacity=".28" stroke-width="5"/><path d="M206 101C262 145 338 153 432 115" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="4"/></g>` +
    `<path d="M344 300C366 350 368 420 354 480" stroke="${a.lin([
      [0, '#0B1620', 0.45],
      [1, '#0B1620', 0.25],
    ])}" stroke-width="26" stroke-linecap="round" fill="none"/><path d="M350 304C370 352 372 420 358 478" stroke="${dark ? '#8C979F' : '#fff'}" stroke-opacity=".75" stroke-width="17" stroke-linecap="round" fill="none"/>` +
    `<g fill="#0B1620" opacity=".5"><circle cx="330" cy="182" r="6"/><circle cx="352" cy="186" r="6"/><circle cx="374" cy="186" r="6"/></g>` +
    (led
      ? `<circle cx="332" cy="560" r="9" fill="#58C08A"/><circle cx="332" cy="560" r="18" fill="#58C08A" opacity=".28" filter="${a.blur(5)}"/>`
      : '')
  )
}
export function domeBell(a, cx, cy, R, kind) {
  // silicone dome, side view, opening downwards; R = half width
  const base = a.lin(
    [
      [0, '#FBFDFE', 0.96],
      [0.45, '#D3E0E8', 0.84],
      [1, '#94A9B8', 0.9],
    ],
    0,
    0,
    1,
    0.35,
  )
  const bell = (y, k) => {
    const r = R * k,
      h = R * 1.02 * k
    return `<path d="M${cx - r * 0.34} ${y - h * 0.44}C${cx - r * 0.2} ${y - h * 0.62} ${cx + r * 0.2} ${y - h * 0.62} ${cx + r * 0.34} ${y - h * 0.44}C${cx + r * 0.82} ${y - h * 0.2} ${cx + r * 1.02} ${y + h * 0.22} ${cx + r} ${y + h * 0.5}C${cx + r * 0.6} ${y + h * 0.66} ${cx - r * 0.6} ${y + h * 0.66} ${cx - r} ${y + h * 0.5}C${cx - r * 1.02} ${y + h * 0.22} ${cx - r * 0.82} ${y - h * 0.2} ${cx - r * 0.34} ${y - h * 0.44}Z" fill="${base}"/><path d="M${cx - r} ${y + h * 0.5}C${cx - r * 0.6} ${y + h * 0.66} ${cx + r * 0.6} ${y + h * 0.66} ${cx + r} ${y + h * 0.5}C${cx + r * 0.6} ${y + h * 0.4} ${cx - r * 0.6} ${y + h * 0.4} ${cx - r} ${y + h * 0.5}Z" fill="#6D8190" opacity=".55"/><path d="M${cx - r * 0.72} ${y + h * 0.3}C${cx - r * 0.74} ${y} ${cx - r * 0.5} ${y - h * 0.25} ${cx - r * 0.3} ${y - h * 0.36}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="${R * 0.075}" stroke-linecap="round"/>`
  }
  let s = ''
  if (kind === 'power') s += bell(cy + R * 0.42, 1.04) + bell(cy - R * 0.34, 0.74)
  else if (kind === 'tulip') {
    const r = R
    s += `<path d="M${cx - r * 0.3} ${cy - r * 0.5}C${cx - r * 1.02} ${cy - r * 0.3} ${cx - r * 1.12} ${cy + r * 0.36} ${cx - r * 0.92} ${cy + r * 0.74}C${cx - r * 0.5} ${cy + r * 0.5} ${cx - r * 0.16} ${cy + r * 0.42} ${cx + r * 0.06} ${cy + r * 0.74}C${cx + r * 0.2} ${cy + r * 0.2} ${cx + r * 0.1} ${cy - r * 0.3} ${cx - r * 0.3} ${cy - r * 0.5}Z" fill="${base}"/><path d="M${cx + r * 0.26} ${cy - r * 0.5}C${cx + r * 0.96} ${cy - r * 0.3} ${cx + r * 1.12} ${cy + r * 0.3} ${cx + r * 0.96} ${cy + r * 0.7}C${cx + r * 0.5} ${cy + r * 0.46} ${cx + r * 0.1} ${cy + r * 0.4} ${cx - r * 0.22} ${cy + r * 0.66}C${cx - r * 0.3} ${cy + r * 0.2} ${cx - r * 0.16} ${cy - r * 0.4} ${cx + r * 0.26} ${cy - r * 0.5}Z" fill="${base}"/><path d="M${cx - r * 0.76} ${cy + r * 0.4}C${cx - r * 0.82} ${cy} ${cx - r * 0.6} ${cy - r * 0.24} ${cx - r * 0.4} ${cy - r * 0.34}" fill="none" stroke="#fff" stroke-opacity=".95" stroke-width="${R * 0.07}" stroke-linecap="round"/>`
  } else s += bell(cy, 1)
  if (kind === 'open')
    for (const [dx, w] of [
      [-0.46, 0.15],
      [0, 0.2],
      [0.46, 0.15],
    ])
      s += `<ellipse cx="${cx + R * dx}" cy="${cy + R * 0.14}" rx="${R * w}" ry="${R * 0.23}" fill="#5B6F7E" opacity=".62" transform="rotate(${dx * -26} ${cx + R * dx} ${cy + R * 0.14})"/><path d="M${cx + R * (dx - w * 0.6)} ${cy + R * 0.26}A${R * w} ${R * 0.23} 0 0 0 ${cx + R * (dx + w * 0.7)} ${cy + R * 0.26}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${R * 0.03}"/>`
  return s
}
export function domeFace(a, cx, cy, R, kind) {
  // seen from the front
  let s = `<circle cx="${cx}" cy="${cy}" r="${R}" fill="${a.rad(
    [
      [0, '#B7C5CF', 0.95],
      [0.55, '#DCE7EE', 0.92],
      [0.86, '#B4C4CF', 0.92],
      [1, '#8599A8', 0.95],
    ],
    0.5,
    0.5,
    0.5,
    0.42,
    0.4,
  )}"/><circle cx="${cx}" cy="${cy}" r="${R * 0.97}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${R * 0.05}"/>`
  if (kind === 'power')
    s += `<circle cx="${cx}" cy="${cy}" r="${R * 0.68}" fill="${a.rad([
      [0, '#C3D0D9'],
      [0.8, '#E6EEF3'],
      [1, '#93A6B3'],
    ])}" opacity=".95"/>`
  if (kind === 'open')
    for (let i = 0; i < 6; i++) {
      const [x, y] = pol(cx, cy, R * 0.64, i * 60 + 30)
      s += `<circle cx="${x}" cy="${y}" r="${R * 0.155}" fill="#5E7282" opacity=".72"/><circle cx="${x + R * 0.02}" cy="${y + R * 0.03}" r="${R * 0.145}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="${R * 0.03}"/>`
    }
  if (kind === 'closed')
    for (let i = 0; i < 2; i++) {
      const [x, y] = pol(cx, cy, R * 0.64, i * 180)
      s += `<circle cx="${x}" cy="${y}" r="${R * 0.06}" fill="#5E7282" opacity=".7"/>`
    }
  s += `<circle cx="${cx}" cy="${cy}" r="${R * 0.3}" fill="${a.lin([
    [0, '#54656F'],
    [1, '#2E3B44'],
  ])}"/><circle cx="${cx}" cy="${cy}" r="${R * 0.3}" fill="none" stroke="#EEF4F8" stroke-width="${R * 0.045}"/>`
  s += `<path d="M${cx - R * 0.74} ${cy - R * 0.3}A${R * 0.8} ${R * 0.8} 0 0 1 ${cx - R * 0.2} ${cy - R * 0.77}" stroke="#fff" stroke-width="${R * 0.07}" stroke-linecap="round" fill="none" opacity=".95"/>`
  return s
}
export function carton(a, x, y, w, h, d, { face, side, top }) {
  // small retail carton, three-quarter
  return (
    a.ground(x + w / 2 + d * 0.35, y + h + 4, w * 0.6 + d * 0.3, 26) +
    `<path d="M${x + w} ${y}L${x + w + d} ${y - d * 0.42}V${y + h - d * 0.42}L${x + w} ${y + h}Z" fill="${a.lin([
      [0, side[0]],
      [1, side[1]],
    ])}"/><path d="M${x} ${y}L${x + d} ${y - d * 0.42}H${x + w + d}L${x + w} ${y}Z" fill="${top}"/>` +
    a.rr(
      x,
      y,
      w,
      h,
      2,
      a.lin([
        [0, face[0]],
        [1, face[1]],
      ]),
    )
  )
}
export const caption = (a, s, x, y, size, o = {}) =>
  a.text(s, x, y, size, o.fill || '#55616A', { w: 'm', anchor: 'middle', ...o })
