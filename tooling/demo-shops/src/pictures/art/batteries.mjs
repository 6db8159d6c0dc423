// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { PINE, pol } from './studio.mjs'
import { INK, TAB, caption, carton, cell, cellSide } from './parts.mjs'

export const batteries = {
  'battery-blister'(a, { size = '312', count = 6, line = 'Zinc air' } = {}) {
    const t = TAB[size],
      R = { 10: 50, 312: 62, 13: 62, 675: 76 }[size]
    const X = 262,
      Y = 118,
      W = 676,
      H = 930,
      cardShape = `<rect x="${X}" y="${Y}" width="${W}" height="${H}" rx="44"/>`
    const cx = 600,
      cy = 690,
      ring = size === '675' ? 150 : 160
    let s = a.flat(cardShape, 18, 30, 26, 0.2)
    s += a.rr(
      X,
      Y,
      W,
      H,
      44,
      a.lin(
        [
          [0, '#FFFFFF'],
          [1, '#F0F2F3'],
        ],
        0,
        0,
        0.4,
        1,
      ),
    )
    const cp = a.clip(cardShape)
    s += `<g clip-path="${cp}"><path d="M${X} ${Y + 330}C${X + 150} ${Y + 262} ${X + 230} ${Y + 262} ${X + 338} ${Y + 330}S${X + 560} ${Y + 398} ${X + W} ${Y + 318}V${Y}H${X}Z" fill="${a.lin(
      [
        [0, t.c],
        [1, t.d],
      ],
      0,
      0,
      0.7,
      1.2,
    )}"/><path d="M${X} ${Y + 308}C${X + 150} ${Y + 240} ${X + 230} ${Y + 240} ${X + 338} ${Y + 308}S${X + 560} ${Y + 376} ${X + W} ${Y + 296}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="7"/></g>`
    s += `<rect x="536" y="${Y + 34}" width="128" height="30" rx="15" fill="#1B2530" opacity=".22"/><rect x="536" y="${Y + 38}" width="128" height="28" rx="14" fill="#E9ECEE"/>`
    s += a.text(size, X + 52, Y + 236, 186, t.on, { track: -20 })
    s +=
      a.text(line, X + W - 52, Y + 150, 40, t.on, { w: 'm', anchor: 'end' }) +
      a.text('1.45 V', X + W - 52, Y + 202, 40, t.on, { w: 'm', anchor: 'end' })
    s += `<circle cx="${cx}" cy="${cy}" r="296" fill="${a.rad([
      [0, '#FFFFFF'],
      [0.8, '#EDF1F3'],
      [1, '#DDE3E7'],
    ])}"/><circle cx="${cx}" cy="${cy}" r="296" fill="none" stroke="#C9D1D6" stroke-width="3"/>`
    for (let i = 0; i < count; i++) {
      const g = (i * 360) / count - 90,
        [x, y] = pol(cx, cy, ring, g)
      s +=
        `<circle cx="${x + 6}" cy="${y + 12}" r="${R + 4}" fill="#1B2530" opacity=".2" filter="${a.blur(10)}"/>` +
        cell(a, x, y, R, size, g + 90)
    }
    s +=
      `<circle cx="${cx}" cy="${cy}" r="52" fill="${a.lin([
        [0, '#fff'],
        [1, '#E4E9EC'],
      ])}"/>` + a.text(String(count), cx, cy + 21, 60, INK, { anchor: 'middle' })
    s += `<circle cx="${cx}" cy="${cy}" r="282" fill="none" stroke="#fff" stroke-width="10" opacity=".9"/><path d="M${pol(cx, cy, 268, 218).join(' ')}A268 268 0 0 1 ${pol(cx, cy, 268, 254).join(' ')}" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".8"/><path d="M${pol(cx, cy, 270, 42).join(' ')}A270 270 0 0 1 ${pol(cx, cy, 270, 62).join(' ')}" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".7"/>`
    s +=
      line === 'Zinc air'
        ? caption(a, 'Hearing aid batteries', 600, Y + W + 222, 36)
        : a.text(line, 600, Y + W + 226, 46, t.d, { anchor: 'middle' })
    s += `<rect x="${X + 1.5}" y="${Y + 1.5}" width="${W - 3}" height="${H - 3}" rx="42" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`
    return s
  },
  'battery-carton'(a, { size = '312', count = 60 } = {}) {
    const t = TAB[size]
    const R = { 10: 58, 312: 72, 13: 72, 675: 88 }[size],
      th = { 10: 34, 312: 36, 13: 66, 675: 62 }[size]
    let s = carton(a, 250, 300, 520, 640, 170, {
      face: ['#FFFFFF', '#F0F2F3'],
      side: ['#DDE2E5', '#C8CFD4'],
      top: '#F7F9F9',
    })
    s +=
      a.rr(
        250,
        300,
        520,
        250,
        0,
        a.lin(
          [
            [0, t.c],
            [1, t.d],
          ],
          0,
          0,
          0.6,
          1.3,
        ),
      ) +
      `<path d="M770 300L940 228.6V478.6L770 550Z" fill="${t.d}"/><path d="M250 550C340 500 420 500 510 550S690 600 770 545V640H250Z" fill="#FBFCFC"/>`
    s +=
      a.text(size, 290, 486, 170, t.on, { track: -20 }) +
      a.text(`${count} ×`, 290, 730, 96, INK) +
      a.text('Zinc air · 1.45 V', 290, 800, 44, '#55616A', { w: 'm' }) +
      a.text('Hearing aid batteries', 290, 860, 40, '#55616A', { w: 'm' })
    s += cellSide(a, 850, 940, R, th, size) + cellSide(a, 690, 996, R, th, size)
    return s
  },
  'rechargeable-cells'(a, { size = '312' } = {}) {
    const X = 262,
      Y = 118,
      W = 676,
      H = 930,
      sh = `<rect x="${X}" y="${Y}" width="${W}" height="${H}" rx="44"/>`,
      t = TAB.R
    let s =
      a.flat(sh, 18, 30, 26, 0.2) +
      a.rr(
        X,
        Y,
        W,
        H,
        44,
        a.lin(
          [
            [0, '#FFFFFF'],
            [1, '#EFF2F1'],
          ],
          0,
          0,
          0.4,
          1,
        ),
      )
    s += `<g clip-path="${a.clip(sh)}"><path d="M${X} ${Y + 330}C${X + 150} ${Y + 262} ${X + 230} ${Y + 262} ${X + 338} ${Y + 330}S${X + 560} ${Y + 398} ${X + W} ${Y + 318}V${Y}H${X}Z" fill="${a.lin(
      [
        [0, '#58AE88'],
        [1, t.d],
      ],
      0,
      0,
      0.7,
      1.2,
    )}"/></g><rect x="536" y="${Y + 38}" width="128" height="28" rx="14" fill="#E9ECEE"/>`
    s +=
      a.text(size, X + 52, Y + 236, 186, '#fff', { track: -20 }) +
      a.text('Silver zinc', X + W - 52, Y + 150, 40, '#fff', { w: 'm', anchor: 'end' }) +
      a.text('Rechargeable', X + W - 52, Y + 202, 40, '#fff', { w: 'm', anchor: 'end' })
    s +=
      a.rr(
        330,
        520,
        540,
        360,
        180,
        a.rad(
          [
            [0, '#FFFFFF'],
            [1, '#E2E8EA'],
          ],
          0.5,
          0.4,
          0.7,
        ),
      ) + `<rect x="330" y="520" width="540" height="360" rx="180" fill="none" stroke="#C9D1D6" stroke-width="3"/>`
    for (const x of [478, 722])
      s +=
        `<circle cx="${x + 8}" cy="716" r="104" fill="#1B2530" opacity=".2" filter="${a.blur(12)}"/>` +
        cell(a, x, 700, 100, size, 0, { tabOn: false })
    s += `<path d="M560 628A84 84 0 0 1 640 628" fill="none" stroke="${t.d}" stroke-width="12" stroke-linecap="round"/><path d="M640 772A84 84 0 0 1 560 772" fill="none" stroke="${t.d}" stroke-width="12" stroke-linecap="round"/><path d="M626 606L644 630L616 642M574 794L556 770L584 758" fill="none" stroke="${t.d}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>`
    s +=
      `<rect x="346" y="536" width="508" height="328" rx="164" fill="none" stroke="#fff" stroke-width="10"/><path d="M392 640A150 150 0 0 1 500 552" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".8"/>` +
      caption(a, '2 cells', 600, 968, 44)
    return s
  },
  'battery-caddy'(a, { size = '312', c = PINE } = {}) {
    let s = `<circle cx="600" cy="196" r="96" fill="none" stroke="#1B2530" stroke-opacity=".18" stroke-width="20" filter="${a.blur(8)}" transform="translate(10 18)"/><circle cx="600" cy="190" r="96" fill="none" stroke="${a.lin(
      [
        [0, '#F2F5F6'],
        [0.5, '#A9B3B9'],
        [1, '#DDE3E6'],
      ],
      0,
      0,
      1,
      1,
    )}" stroke-width="20"/>`
    s +=
      a.flat('<circle cx="600" cy="680" r="350"/>', 20, 32, 26, 0.24) +
      `<rect x="540" y="250" width="120" height="130" rx="44" fill="${c[2]}"/><circle cx="600" cy="300" r="24" fill="#F4F6F6"/><circle cx="600" cy="680" r="350" fill="${a.lin(
        [
          [0, c[0]],
          [0.5, c[1]],
          [1, c[2]],
        ],
        0,
        0,
        0.4,
        1,
      )}"/><circle cx="600" cy="680" r="342" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="8"/><circle cx="600" cy="680" r="266" fill="${a.lin(
        [
          [0, '#E2E8EA'],
          [1, '#FFFFFF'],
        ],
      )}"/>`
    for (const [x, y] of [
      [488, 680],
      [712, 680],
    ])
      s +=
        `<circle cx="${x + 5}" cy="${y + 10}" r="92" fill="#1B2530" opacity=".2" filter="${a.blur(9)}"/>` +
        cell(a, x, y, 88, size, x < 600 ? -40 : 40)
    s += `<circle cx="600" cy="680" r="266" fill="none" stroke="#fff" stroke-width="10"/><path d="M372 620A240 240 0 0 1 520 454" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none" opacity=".85"/>`
    return s
  },
  // A cell in its tray, and its remaining charge.
  'battery-tester'(a, { size = '312' } = {}) {
    const scale = [
      ['#D9503F', 0],
      ['#F0B33C', 1],
      ['#4FA777', 2],
    ]
    return (
      a.flat('<rect x="300" y="130" width="600" height="940" rx="150"/>', 22, 34, 28, 0.24) +
      a.box(300, 130, 600, 940, 150, ['#FFFFFF', '#F4F5F5', '#D5DADD'], { edge: 9 }) +
      a.rr(370, 210, 460, 300, 60, a.down('#20272C', '#39434A')) +
      scale
        .map(([colour, n]) => {
          const [x1, y1] = pol(600, 460, 186, 200 + n * 48),
            [x2, y2] = pol(600, 460, 186, 236 + n * 48)
          return `<path d="M${x1} ${y1}A186 186 0 0 1 ${x2} ${y2}" fill="none" stroke="${colour}" stroke-width="40"/>`
        })
        .join('') +
      `<path d="M600 460L${pol(600, 460, 168, 314).join(' ')}" stroke="#fff" stroke-width="14" stroke-linecap="round"/><circle cx="600" cy="460" r="24" fill="#fff"/>` +
      `<circle cx="600" cy="770" r="196" fill="${a.lit('#C3CBD0', '#F2F4F5')}"/><circle cx="600" cy="770" r="168" fill="${a.lit('#8D979E', '#CBD2D6')}"/>` +
      cell(a, 600, 770, 120, size, 150) +
      `<path d="M404 770H452M748 770H796" stroke="#C99A3A" stroke-width="26" stroke-linecap="round"/>` +
      caption(a, 'Battery tester', 600, 1024, 42)
    )
  },
}
