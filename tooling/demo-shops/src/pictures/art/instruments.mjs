// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { TONE, WHITE, r1 } from './studio.mjs'
import { aid, domeBell } from './parts.mjs'

export const instruments = {
  'hearing-aid'(a, { tone = 'silver' } = {}) {
    return a.ground(622, 1006, 120, 24) + `<g transform="translate(300 130) scale(1.16)">${aid(a, tone)}</g>`
  },
  charger(a, { tone = 'silver' } = {}) {
    let s = a.ground(600, 948, 410, 44)
    for (const [x, f] of [
      [352, 1],
      [848, -1],
    ])
      s += `<g transform="translate(${x} 236) scale(${0.62 * f} .62) rotate(4)"><g transform="translate(-250 40)">${aid(a, tone)}</g></g>`
    s += `<path d="M196 760C196 660 300 616 600 616S1004 660 1004 760V800C1004 902 930 950 600 950S196 902 196 800Z" fill="${a.lin(
      [
        [0, '#FFFFFF'],
        [0.4, '#F1F3F4'],
        [1, '#C9CFD4'],
      ],
    )}"/>`
    s += `<path d="M212 752C212 664 320 630 600 630S988 664 988 752C988 812 860 830 600 830S212 812 212 752Z" fill="${a.lin(
      [
        [0, '#FFFFFF'],
        [1, '#E6EAEC'],
      ],
    )}"/>`
    for (const x of [372, 828])
      s += `<ellipse cx="${x}" cy="736" rx="118" ry="52" fill="${a.lin([
        [0, '#8F9AA2'],
        [1, '#DDE3E6'],
      ])}"/>`
    s += `<g clip-path="${a.clip('<path d="M0 0H1200V748C1000 790 940 770 828 782S500 790 372 782S100 760 0 748Z"/>')}">`
    for (const [x, f] of [
      [352, 1],
      [848, -1],
    ])
      s += `<g transform="translate(${x} 236) scale(${0.62 * f} .62) rotate(4)"><g transform="translate(-250 40)">${aid(a, tone)}</g></g>`
    s +=
      '</g>' +
      [540, 600, 660]
        .map((x, i) => `<circle cx="${x}" cy="884" r="10" fill="${i < 2 ? '#58C08A' : '#C2CBD0'}"/>`)
        .join('')
    return s
  },
  'tv-adapter'(a) {
    let s = `<path d="M880 640C1000 600 1060 500 1010 400C970 320 860 330 850 240" fill="none" stroke="#1B2530" stroke-opacity=".14" stroke-width="24" filter="${a.blur(10)}" transform="translate(10 24)"/><path d="M880 640C1000 600 1060 500 1010 400C970 320 860 330 850 240" fill="none" stroke="#343C43" stroke-width="20" stroke-linecap="round"/><rect x="826" y="150" width="48" height="100" rx="12" fill="${a.lin(
      [
        [0, '#68737B'],
        [1, '#2A3036'],
      ],
      0,
      0,
      1,
      0,
    )}"/><rect x="838" y="118" width="24" height="40" rx="5" fill="#C9D0D4"/>`
    s += a.ground(560, 912, 420, 44)
    s +=
      `<path d="M200 560L310 470H850L960 560V600H200Z" fill="${a.lin([
        [0, '#FFFFFF'],
        [1, '#F0F2F3'],
      ])}"/>` + a.box(170, 556, 820, 350, 92, ['#FFFFFF', '#F2F4F5', '#D0D6DA'])
    s += `<path d="M262 556C262 500 330 470 400 470H760C830 470 898 500 898 556Z" fill="${a.lin([
      [0, '#FDFEFE'],
      [1, '#ECEFF1'],
    ])}"/><path d="M196 640C190 580 226 556 262 556H898C934 556 970 580 964 640" fill="none" stroke="#fff" stroke-width="8"/>`
    s +=
      a.rr(
        240,
        660,
        680,
        150,
        75,
        a.lin([
          [0, '#39424A'],
          [1, '#1F262B'],
        ]),
      ) +
      `<g fill="none" stroke="#8FE3B4" stroke-width="11" stroke-linecap="round"><path d="M318 714A30 30 0 0 1 318 758"/><path d="M346 696A58 58 0 0 1 346 776"/></g><circle cx="298" cy="736" r="10" fill="#8FE3B4"/>` +
      a.text('TV', 870, 760, 66, '#E9EEF0', { anchor: 'end' }) +
      `<path d="M262 690C300 670 860 670 898 690" stroke="#fff" stroke-opacity=".2" stroke-width="8" fill="none" stroke-linecap="round"/>`
    return s
  },
  remote(a, { tone = 'white' } = {}) {
    const c = TONE[tone],
      d = tone === 'graphite',
      ic = d ? '#EDF1F3' : '#3C4952',
      bt = d ? ['#6B757D', '#454E56'] : ['#FFFFFF', '#DDE2E6']
    const sh = '<rect x="404" y="130" width="392" height="920" rx="196"/>'
    let s = `<g transform="rotate(9 600 600)">${a.flat(sh, 22, 32, 28, 0.24)}${a.box(404, 130, 392, 920, 196, c, { edge: 9 })}`
    s += `<circle cx="600" cy="398" r="150" fill="#0B1620" opacity=".07"/><circle cx="600" cy="394" r="142" fill="${a.lin(
      [
        [0, bt[0]],
        [1, bt[1]],
      ],
    )}"/><path d="M600 334V454M540 394H660" stroke="${ic}" stroke-width="24" stroke-linecap="round"/>`
    s += `<circle cx="600" cy="732" r="150" fill="#0B1620" opacity=".07"/><circle cx="600" cy="728" r="142" fill="${a.lin(
      [
        [0, bt[0]],
        [1, bt[1]],
      ],
    )}"/><path d="M540 728H660" stroke="${ic}" stroke-width="24" stroke-linecap="round"/>`
    s += `<circle cx="600" cy="560" r="9" fill="#58C08A"/><rect x="552" y="922" width="96" height="40" rx="20" fill="${bt[1]}"/><circle cx="600" cy="210" r="8" fill="${ic}" opacity=".5"/></g>`
    return s
  },
  'phone-clip'(a, { tone = 'graphite' } = {}) {
    const c = TONE[tone]
    let s = `<path d="M600 320C470 60 250 160 300 420" fill="none"/><g fill="none" stroke-linecap="round"><path d="M560 300C420 60 220 160 236 420C250 620 200 760 300 960" stroke="#1B2530" stroke-opacity=".16" stroke-width="22" filter="${a.blur(10)}" transform="translate(14 24)"/><path d="M640 300C760 60 980 140 968 400C956 640 1010 780 900 980" stroke="#1B2530" stroke-opacity=".16" stroke-width="22" filter="${a.blur(10)}" transform="translate(14 24)"/><path d="M560 300C420 60 220 160 236 420C250 620 200 760 300 960" stroke="#56616A" stroke-width="17"/><path d="M640 300C760 60 980 140 968 400C956 640 1010 780 900 980" stroke="#56616A" stroke-width="17"/></g>`
    s +=
      a.flat('<rect x="430" y="270" width="340" height="720" rx="120"/>', 20, 30, 26, 0.26) +
      a.box(430, 270, 340, 720, 120, c, { hi: 0.55, lo: 0.4, edge: 8 })
    s += a.rr(530, 300, 140, 34, 17, '#0B1620', 'opacity=".35"')
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 5; x++)
        s += `<circle cx="${536 + x * 32}" cy="${400 + y * 32}" r="8" fill="#0B1620" opacity=".5"/>`
    s += `<circle cx="600" cy="690" r="104" fill="${a.lin([
      [0, '#77828A'],
      [1, '#3A4249'],
    ])}"/><circle cx="600" cy="690" r="94" fill="${a.lin([
      [0, '#4A535B'],
      [1, '#5F6971'],
    ])}"/><path d="M566 652c-14 14-8 44 22 74s60 36 74 22l-2-24-30-14-16 12c-14-6-26-18-32-32l12-16-14-30z" fill="#E9EEF0"/><circle cx="600" cy="868" r="11" fill="#6FB7F2"/><circle cx="600" cy="868" r="24" fill="#6FB7F2" opacity=".35" filter="${a.blur(6)}"/>`
    return s
  },
  'table-mic'(a) {
    let s =
      a.ground(600, 830, 400, 60) +
      `<path d="M190 640C190 470 1010 470 1010 640V720C1010 900 190 900 190 720Z" fill="${a.lin(
        [
          [0, '#AEB7BD'],
          [0.16, '#FFFFFF'],
          [0.5, '#F0F2F3'],
          [1, '#AAB4BA'],
        ],
        0,
        0,
        1,
        0,
      )}"/><ellipse cx="600" cy="626" rx="410" ry="146" fill="${a.lin([
        [0, '#FFFFFF'],
        [1, '#E4E9EB'],
      ])}"/><ellipse cx="600" cy="626" rx="330" ry="112" fill="${a.lin([
        [0, '#454E56'],
        [1, '#2B3238'],
      ])}"/>`
    for (let r = 1; r <= 5; r++)
      for (let i = 0; i < r * 9; i++) {
        const t = (i / (r * 9)) * Math.PI * 2
        s += `<ellipse cx="${r1(600 + Math.cos(t) * r * 58)}" cy="${r1(626 + Math.sin(t) * r * 19.4)}" rx="8" ry="4" fill="#0D1216" opacity=".75"/>`
      }
    s += `<ellipse cx="600" cy="626" rx="344" ry="118" fill="none" stroke="#7FD6A8" stroke-width="8"/><ellipse cx="600" cy="626" rx="344" ry="118" fill="none" stroke="#7FD6A8" stroke-width="22" opacity=".3" filter="${a.blur(8)}"/><path d="M250 700C300 800 480 840 600 840" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" opacity=".6"/>`
    return s
  },
  'tv-headset'(a) {
    const D = 'M300 300C300 700 420 900 600 900S900 700 900 300'
    let s = `<path d="${D}" fill="none" stroke="#1B2530" stroke-opacity=".2" stroke-width="44" filter="${a.blur(18)}" transform="translate(18 30)"/><path d="${D}" fill="none" stroke="${a.lin(
      [
        [0, '#5A636B'],
        [1, '#2A3036'],
      ],
    )}" stroke-width="46" stroke-linecap="round"/><path d="M286 300C286 700 410 886 600 886" fill="none" stroke="#9BA6AE" stroke-opacity=".6" stroke-width="8" stroke-linecap="round"/>`
    for (const [x, f] of [
      [300, 1],
      [900, -1],
    ])
      s += `<g transform="translate(${x} 270) scale(${f} 1)"><rect x="-44" y="-70" width="88" height="150" rx="40" fill="${a.lin(
        [
          [0, '#6B757D'],
          [1, '#2A3036'],
        ],
        0,
        0,
        1,
        0,
      )}"/><g transform="rotate(-72 44 -20) translate(44 40)">${domeBell(a, 0, 0, 74, 'closed')}</g></g>`
    s +=
      a.flat('<rect x="486" y="800" width="228" height="260" rx="90"/>', 16, 26, 20, 0.24) +
      a.box(486, 790, 228, 270, 92, WHITE, { edge: 8 }) +
      `<circle cx="600" cy="906" r="62" fill="${a.lin([
        [0, '#fff'],
        [1, '#D3DADE'],
      ])}"/><path d="M600 878V934M572 906H628" stroke="#3C4952" stroke-width="12" stroke-linecap="round"/><circle cx="600" cy="1008" r="8" fill="#58C08A"/>`
    return s
  },
}
