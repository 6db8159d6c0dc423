// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { INK, domeBell, domeFace } from './parts.mjs'

export const domes = {
  dome(a, { kind = 'open', mm = 8 } = {}) {
    const k = 0.74 + (mm - 5) / 26,
      R = 250 * k
    let s =
      `<g transform="translate(600 640) scale(1.2) translate(-634 -696)">` +
      a.ground(478, 690 + R * 0.66 - (kind === 'power' ? -4 : 22), R * 0.98, 30) +
      a.ground(880, 760 + R * 0.66 + 2, R * 0.5, 14)
    s += `<g transform="rotate(-9 470 640)"><rect x="${470 - 54 * k}" y="${640 - R * 1.16}" width="${108 * k}" height="${R * 0.9}" rx="${40 * k}" fill="${a.lin(
      [
        [0, '#DDE6EC'],
        [0.5, '#AFBFCA'],
        [1, '#7F929F'],
      ],
      0,
      0,
      1,
      0,
    )}"/><ellipse cx="470" cy="${640 - R * 1.14}" rx="${50 * k}" ry="${17 * k}" fill="#566876"/>${domeBell(a, 470, kind === 'power' ? 630 : 690, R, kind)}</g>`
    s += domeFace(a, 880, 760, R * 0.66, kind) + '</g>'
    return s
  },
  'dome-pack'(a, { kind = 'open', mm = 8 } = {}) {
    // blister tray of ten
    const sh = '<rect x="170" y="250" width="860" height="700" rx="56"/>'
    let s = a.flat(sh, 18, 30, 26, 0.2) + a.box(170, 250, 860, 700, 56, ['#FFFFFF', '#F6F8F9', '#E4E9EC'])
    s +=
      a.text(`${mm} mm`, 238, 372, 78, INK) +
      a.text(
        { open: 'Open dome', closed: 'Closed dome', power: 'Power dome', tulip: 'Tulip dome' }[kind],
        962,
        366,
        46,
        '#55616A',
        { w: 'm', anchor: 'end' },
      )
    const R = 46 + mm * 2.4
    for (let j = 0; j < 2; j++)
      for (let i = 0; i < 5; i++) {
        const x = 292 + i * 154,
          y = 550 + j * 216
        s +=
          `<circle cx="${x}" cy="${y}" r="78" fill="${a.rad([
            [0, '#DDE4E8'],
            [0.85, '#E9EEF1'],
            [1, '#F8FAFB'],
          ])}"/><circle cx="${x + 4}" cy="${y + 8}" r="${R}" fill="#1B2530" opacity=".18" filter="${a.blur(8)}"/>` +
          domeFace(a, x, y, R, kind)
      }
    return s
  },
  'thin-tubes'(a) {
    const t = (d) =>
      `<path d="${d}" fill="none" stroke="#1B2530" stroke-opacity=".16" stroke-width="30" filter="${a.blur(12)}" transform="translate(14 26)"/><path d="${d}" fill="none" stroke="#9FB0BC" stroke-width="32" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#DCE7EE" stroke-width="22" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" transform="translate(-5 -5)"/>`
    const one = (x) =>
      t(`M${x} 900C${x - 20} 700 ${x - 60} 520 ${x + 20} 380C${x + 110} 230 ${x + 270} 250 ${x + 300} 400`) +
      `<rect x="${x + 268}" y="396" width="66" height="100" rx="20" fill="${a.lin(
        [
          [0, '#fff'],
          [1, '#AEB8BF'],
        ],
        0,
        0,
        1,
        0,
      )}"/><g transform="translate(${x} 930)">${domeBell(a, 0, 20, 96, 'closed')}</g>`
    return a.ground(330, 1000, 90, 16) + a.ground(700, 1000, 90, 16) + one(330) + one(700)
  },
}
