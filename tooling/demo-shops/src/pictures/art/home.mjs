// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { GRAPH, TONE } from './studio.mjs'

export const home = {
  'hard-case'(a, { tone = 'graphite' } = {}) {
    const c = TONE[tone],
      sh = '<rect x="180" y="300" width="840" height="620" rx="180"/>'
    let s =
      a.ground(600, 930, 380, 46) +
      `<rect x="180" y="300" width="840" height="620" rx="180" fill="${a.lin(
        [
          [0, c[0]],
          [0.45, c[1]],
          [1, c[2]],
        ],
        0,
        0,
        0.25,
        1,
      )}"/>`
    const cp = a.clip(sh)
    let wv = ''
    for (let i = 0; i < 60; i++)
      wv += `<path d="M${100 + i * 18} 300L${-100 + i * 18} 930" stroke="#000" stroke-opacity=".05" stroke-width="5"/><path d="M${40 + i * 18} 300L${240 + i * 18} 930" stroke="#fff" stroke-opacity=".05" stroke-width="5"/>`
    s += `<g clip-path="${cp}">${wv}<rect x="180" y="300" width="840" height="620" rx="180" fill="none" stroke="${a.lin(
      [
        [0, '#fff', 0.5],
        [0.4, '#fff', 0],
        [0.8, '#000', 0],
        [1, '#000', 0.4],
      ],
    )}" stroke-width="22"/></g>`
    s += `<path d="M184 596H1016" stroke="#0B1620" stroke-opacity=".5" stroke-width="24"/><path d="M184 596H1016" stroke="#C9D0D4" stroke-width="9" stroke-dasharray="7 7"/>`
    s += `<g>${a.flat('<rect x="800" y="580" width="48" height="170" rx="24"/>', 8, 12, 8, 0.35)}<rect x="790" y="572" width="68" height="50" rx="14" fill="${a.lin(
      [
        [0, '#F5F7F8'],
        [1, '#9AA5AC'],
      ],
    )}"/><rect x="802" y="606" width="44" height="150" rx="22" fill="${a.lin([
      [0, '#EDC9A0'],
      [1, '#B98A57'],
    ])}"/><circle cx="824" cy="728" r="10" fill="#7C5630"/></g>`
    s += `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"><path d="M470 762A70 70 0 0 1 470 838"/><path d="M508 736A110 110 0 0 1 508 864"/><path d="M432 786A30 30 0 0 1 432 814"/></g>`
    return s
  },
  'retention-clip'(a, { c = ['#E4776B', '#C94F45'] } = {}) {
    const cord = 'M372 330C372 520 560 520 588 700',
      cord2 = 'M828 330C828 520 640 520 612 700'
    let s = ''
    s += `<g transform="translate(16 26)" opacity=".22" filter="${a.blur(14)}" fill="none" stroke="#1B2530"><path d="${cord}" stroke-width="26"/><path d="${cord2}" stroke-width="26"/><circle cx="372" cy="262" r="74" stroke-width="26"/><circle cx="828" cy="262" r="74" stroke-width="26"/><rect x="520" y="690" width="160" height="320" rx="40" fill="#1B2530"/></g>`
    for (const d of [cord, cord2])
      s += `<path d="${d}" fill="none" stroke="${c[1]}" stroke-width="24" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c[0]}" stroke-width="16" stroke-linecap="round" stroke-dasharray="10 7"/>`
    for (const x of [372, 828])
      s += `<circle cx="${x}" cy="262" r="74" fill="none" stroke="#AEBBC4" stroke-width="26"/><circle cx="${x}" cy="262" r="78" fill="none" stroke="#F4F8FA" stroke-width="9"/><rect x="${x - 22}" y="320" width="44" height="66" rx="16" fill="${a.lin(
        [
          [0, '#fff'],
          [1, '#B7C1C7'],
        ],
        0,
        0,
        1,
        0,
      )}"/>`
    s += `<rect x="566" y="650" width="68" height="76" rx="20" fill="${a.lin(
      [
        [0, '#fff'],
        [1, '#B7C1C7'],
      ],
      0,
      0,
      1,
      0,
    )}"/>`
    s +=
      a.box(512, 704, 176, 322, 52, ['#FFFFFF', '#EDF0F2', '#BFC7CC']) +
      `<path d="M512 900H688" stroke="#8995A0" stroke-width="6"/><rect x="560" y="930" width="80" height="14" rx="7" fill="#AFBAC2"/><rect x="560" y="960" width="80" height="14" rx="7" fill="#AFBAC2"/><circle cx="600" cy="800" r="38" fill="${a.lin(
        [
          [0, c[0]],
          [1, c[1]],
        ],
      )}"/>`
    return s
  },
  'amplified-phone'(a, { tone = 'white' } = {}) {
    const c = TONE[tone]
    let s = a.ground(600, 1010, 430, 48)
    s += a.box(170, 260, 860, 740, 110, c, { edge: 9 })
    s += a.rr(250, 300, 250, 640, 110, '#0B1620', 'opacity=".1"')
    // handset
    s +=
      a.flat('<rect x="236" y="200" width="250" height="760" rx="120"/>', 16, 22, 18, 0.3) +
      a.box(232, 190, 250, 770, 118, GRAPH, { hi: 0.5, lo: 0.4, edge: 9 })
    s +=
      `<rect x="276" y="262" width="162" height="92" rx="46" fill="#0B1620" opacity=".35"/>` +
      [0, 1, 2, 3].map((i) => a.rr(306 + i * 28, 284, 12, 48, 6, '#8C979F')).join('') +
      `<rect x="276" y="796" width="162" height="92" rx="46" fill="#0B1620" opacity=".35"/>` +
      [0, 1, 2].map((i) => `<circle cx="${326 + i * 31}" cy="842" r="8" fill="#8C979F"/>`).join('')
    s +=
      a.rr(
        550,
        318,
        410,
        120,
        26,
        a.lin([
          [0, '#CFE3D8'],
          [1, '#B2CFC0'],
        ]),
      ) + a.text('020 7946', 580, 398, 62, '#22332B', { w: 'm' })
    const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '', '0', '']
    keys.forEach((k, i) => {
      const x = 550 + (i % 3) * 142,
        y = 470 + Math.floor(i / 3) * 122
      s +=
        a.rr(x, y + 6, 126, 104, 30, '#0B1620', 'opacity=".16"') +
        a.rr(
          x,
          y,
          126,
          104,
          30,
          a.lin(
            i === 9
              ? [
                  [0, '#F4B25E'],
                  [1, '#DD8F2C'],
                ]
              : i === 11
                ? [
                    [0, '#67B48C'],
                    [1, '#3F8E68'],
                  ]
                : [
                    [0, '#FFFFFF'],
                    [1, '#EDF0F2'],
                  ],
          ),
        ) +
        (k
          ? a.text(k, x + 63, y + 78, 76, '#1E2830', { anchor: 'middle' })
          : i === 9
            ? `<path d="M${x + 63} ${y + 32}V${y + 74}M${x + 42} ${y + 53}H${x + 84}" stroke="#3A2204" stroke-width="11" stroke-linecap="round"/>`
            : `<path transform="translate(${x + 20} ${y + 14}) scale(.66)" d="M26 12c-14 14-8 44 22 74s60 36 74 22l-2-24-30-14-16 12c-14-6-26-18-32-32l12-16-14-30z" fill="#fff"/>`)
    })
    return s
  },
  'ear-plugs'(a, { c = ['#F7C79A', '#EBA468', '#C97F42'] } = {}) {
    const cup = (x, y, w, h) => {
      const g = a.lin(
        [
          [0, c[2]],
          [0.2, c[0]],
          [0.55, c[1]],
          [1, c[2]],
        ],
        0,
        0,
        1,
        0,
      )
      return `<path d="M${x - w} ${y}C${x - w} ${y - h * 1.05} ${x - w * 0.62} ${y - h * 1.34} ${x} ${y - h * 1.34}S${x + w} ${y - h * 1.05} ${x + w} ${y}C${x + w} ${y + h * 0.26} ${x - w} ${y + h * 0.26} ${x - w} ${y}Z" fill="${g}"/><path d="M${x - w} ${y}C${x - w} ${y + h * 0.26} ${x + w} ${y + h * 0.26} ${x + w} ${y}C${x + w * 0.6} ${y - h * 0.08} ${x - w * 0.6} ${y - h * 0.08} ${x - w} ${y}Z" fill="${c[2]}" opacity=".55"/><path d="M${x - w * 0.74} ${y - h * 0.22}C${x - w * 0.74} ${y - h * 0.74} ${x - w * 0.5} ${y - h * 1.02} ${x - w * 0.2} ${y - h * 1.12}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="13" stroke-linecap="round"/>`
    }
    const plug = (x, y, rot) =>
      `<g transform="rotate(${rot} ${x} ${y})"><rect x="${x - 38}" y="${y}" width="76" height="330" rx="30" fill="${a.lin(
        [
          [0, '#B5BEC4'],
          [0.3, '#FDFEFE'],
          [1, '#A2ADB4'],
        ],
        0,
        0,
        1,
        0,
      )}"/><rect x="${x - 62}" y="${y + 290}" width="124" height="92" rx="40" fill="${a.lin(
        [
          [0, '#B5BEC4'],
          [0.3, '#FFFFFF'],
          [1, '#A2ADB4'],
        ],
        0,
        0,
        1,
        0,
      )}"/>${cup(x, y + 160, 158, 120)}${cup(x, y + 10, 128, 112)}${cup(x, y - 116, 94, 96)}</g>`
    return a.ground(468, 946, 70, 14) + a.ground(734, 966, 70, 14) + plug(420, 560, -8) + plug(780, 580, 8)
  },
  'swim-moulds'(a, { l = ['#6DB2E3', '#2F7FC0', '#1C5C94'], r = ['#F08B78', '#D9543F', '#AE3A28'] } = {}) {
    const D =
      'M210 70C300 20 430 50 470 150C500 220 470 290 500 370C530 470 470 600 370 640C290 672 230 640 190 590C150 540 60 560 40 480C20 400 90 360 120 310C150 250 110 130 210 70Z'
    const one = (x, y, s, f, c) =>
      `<g transform="translate(${x} ${y}) scale(${s * f} ${s})">${a.flat(`<path d="${D}"/>`, 18 * f, 30, 22, 0.24)}<path d="${D}" fill="${a.lin(
        [
          [0, c[0]],
          [0.5, c[1]],
          [1, c[2]],
        ],
        0.1,
        0,
        0.8,
        1,
      )}"/><g clip-path="${a.clip(`<path d="${D}"/>`)}"><path d="${D}" fill="none" stroke="${a.lin(
        [
          [0, '#fff', 0.75],
          [0.45, '#fff', 0],
        ],
        0,
        0,
        0.3,
        1,
      )}" stroke-width="34"/><path d="M470 150C520 400 420 640 240 680L560 700V100Z" fill="#081420" opacity=".2" filter="${a.blur(22)}"/></g><ellipse cx="270" cy="350" rx="92" ry="120" fill="${c[2]}" opacity=".55" transform="rotate(14 270 350)"/><ellipse cx="262" cy="340" rx="78" ry="104" fill="${a.lin(
        [
          [0, c[2]],
          [1, c[1]],
        ],
      )}" transform="rotate(14 262 340)"/><path d="M236 110C290 84 360 96 400 140" stroke="#fff" stroke-opacity=".75" stroke-width="18" stroke-linecap="round" fill="none"/></g>`
    let s = `<path d="M330 300C420 90 780 90 870 330" fill="none" stroke="#1B2530" stroke-opacity=".14" stroke-width="16" filter="${a.blur(8)}" transform="translate(10 20)"/><path d="M330 320C420 100 780 100 870 340" fill="none" stroke="#93A1AB" stroke-width="13"/>`
    return s + one(60, 300, 1, 1, r) + one(1140, 330, 1, -1, l)
  },
}
