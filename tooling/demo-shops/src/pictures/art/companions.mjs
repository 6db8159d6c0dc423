// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200: accessories of hearing aids, from the neck loop to the telephone.
import { GRAPH, SAND, SEA, TONE, WHITE } from './studio.mjs'

const CORD = '#56616A'

const cord = (a, d, width = 17, colour = CORD) =>
  `<path d="${d}" fill="none" stroke="#1B2530" stroke-opacity=".18" stroke-width="${width + 4}" filter="${a.blur(9)}" transform="translate(14 24)"/><path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`

const grille = (cx, cy, columns, rows, step = 34, r = 9) =>
  Array.from({ length: columns * rows }, (_, i) => {
    const x = cx + ((i % columns) - (columns - 1) / 2) * step,
      y = cy + (Math.floor(i / columns) - (rows - 1) / 2) * step
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#0B1620" opacity=".5"/>`
  }).join('')

/** A receiver that lies in the hand, standing upright: ear piece, display, keys. */
const handset = (a, x, y) =>
  a.flat(`<rect x="${x}" y="${y}" width="270" height="720" rx="96"/>`, 16, 24, 20, 0.28) +
  a.box(x, y, 270, 720, 96, GRAPH, { hi: 0.5, lo: 0.4, edge: 8 }) +
  a.rr(x + 85, y + 44, 100, 18, 9, '#0B1620', 'opacity=".5"') +
  a.rr(x + 42, y + 100, 186, 150, 22, a.down('#CFE3D8', '#B2CFC0')) +
  a.text('12:30', x + 135, y + 196, 62, '#22332B', { anchor: 'middle', w: 'm' }) +
  Array.from({ length: 12 }, (_, i) => {
    const [kx, ky] = [x + 42 + (i % 3) * 66, y + 290 + Math.floor(i / 3) * 92]
    return a.rr(kx, ky, 54, 70, 18, a.down('#FFFFFF', '#DDE2E6'))
  }).join('')

export const companions = {
  // A battery that clicks under a charger, with its cable.
  'power-bank'(a) {
    const shape = '<rect x="300" y="220" width="520" height="800" rx="110"/>'
    return (
      cord(a, 'M820 840C980 860 1040 760 1000 620C980 540 1040 470 1040 400', 22) +
      a.rr(1000, 300, 80, 120, 24, a.across('#6B757D', '#8C979F', '#3A4249')) +
      a.rr(1018, 252, 44, 56, 10, a.across('#9AA5AC', '#F2F5F6', '#9AA5AC')) +
      a.flat(shape, 22, 34, 28, 0.24) +
      a.box(300, 220, 520, 800, 110, SAND, { edge: 9 }) +
      a.rr(356, 276, 408, 300, 70, a.lit('#C9B18F', '#E3D2B8')) +
      `<path d="M600 330L510 452H572L548 530L640 404H576Z" fill="#FFF8EC"/>` +
      [0, 1, 2, 3]
        .map((i) => `<circle cx="${470 + i * 60}" cy="700" r="17" fill="${i < 3 ? '#58A57F' : '#B79E7C'}"/>`)
        .join('') +
      a.rr(500, 920, 120, 26, 13, '#8B7452')
    )
  },
  // A cord around the neck that sends sound to the telecoil.
  'neck-loop'(a) {
    return (
      cord(a, 'M560 760C300 700 170 520 210 330C250 150 420 110 600 110S950 150 990 330C1030 520 900 700 640 760', 30) +
      cord(a, 'M600 1010C600 1100 700 1130 780 1090', 15) +
      a.flat('<rect x="460" y="700" width="280" height="330" rx="90"/>', 16, 26, 20, 0.26) +
      a.box(460, 690, 280, 330, 90, WHITE, { edge: 8 }) +
      `<circle cx="600" cy="800" r="62" fill="${a.lit('#EDF0F2', '#CBD3D8')}"/>` +
      a.text('T', 600, 834, 96, '#2F5F7E', { anchor: 'middle' }) +
      a.rr(540, 916, 120, 22, 11, '#B5BFC5') +
      `<circle cx="600" cy="966" r="9" fill="#58C08A"/>` +
      `<g transform="rotate(-22 800 1080)">${a.rr(770, 1060, 110, 40, 16, a.down('#6B757D', '#2F373D'))}${a.rr(876, 1070, 60, 20, 6, a.down('#F2F5F6', '#9AA5AC'))}</g>`
    )
  },
  // A small microphone that another person clips to the collar.
  'partner-mic'(a) {
    return (
      a.flat('<rect x="400" y="210" width="400" height="800" rx="180"/>', 22, 34, 28, 0.26) +
      a.rr(744, 420, 110, 420, 52, a.across('#9AA5AC', '#F2F5F6', '#B5BFC5')) +
      a.box(400, 200, 400, 800, 180, WHITE, { edge: 9 }) +
      a.rr(452, 258, 296, 320, 140, a.down('#3A4249', '#20272C')) +
      grille(600, 418, 6, 7, 38, 10).replaceAll('#0B1620', '#8C979F') +
      `<circle cx="600" cy="720" r="92" fill="${a.lit('#EDF0F2', '#CBD3D8')}"/><g fill="none" stroke="#3C4952" stroke-width="15" stroke-linecap="round"><rect x="580" y="664" width="40" height="70" rx="20"/><path d="M556 716A44 44 0 0 0 644 716M600 762V782"/></g><circle cx="600" cy="894" r="13" fill="#58C08A"/><circle cx="600" cy="894" r="28" fill="#58C08A" opacity=".3" filter="${a.blur(6)}"/>`
    )
  },
  // A soft cloth case.
  'soft-pouch'(a) {
    const shape =
      'M240 460C240 380 300 340 400 330H800C900 340 960 380 960 460C1010 700 1000 880 880 940C780 980 420 980 320 940C200 880 190 700 240 460Z'
    return (
      a.ground(600, 968, 380, 44) +
      `<path d="${shape}" fill="${a.lit(TONE.sea[0], TONE.sea[1], TONE.sea[2])}"/><g fill="none" stroke-linecap="round"><path d="M300 560C420 620 780 620 900 560" stroke="#fff" stroke-opacity=".14" stroke-width="26"/><path d="M290 780C400 850 800 850 910 780" stroke="#000" stroke-opacity=".1" stroke-width="30"/><path d="M270 500C262 640 262 760 300 860" stroke="#fff" stroke-opacity=".4" stroke-width="16"/></g><path d="M262 424C360 392 840 392 938 424" fill="none" stroke="#143D57" stroke-width="34" stroke-linecap="round"/><path d="M262 424C360 392 840 392 938 424" fill="none" stroke="#E3E9ED" stroke-width="12" stroke-dasharray="9 8"/>` +
      a.rr(806, 392, 60, 40, 12, a.down('#F5F7F8', '#9AA5AC')) +
      a.rr(816, 424, 40, 130, 20, a.down('#EDC9A0', '#B98A57')) +
      `<g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="10" stroke-linecap="round"><path d="M560 690A70 70 0 0 1 560 766"/><path d="M598 664A110 110 0 0 1 598 792"/><path d="M522 714A30 30 0 0 1 522 742"/></g>`
    )
  },
  // A cordless telephone in its base.
  'cordless-phone'(a) {
    return (
      a.ground(600, 1030, 400, 46) +
      a.box(250, 800, 700, 220, 90, WHITE, { edge: 9 }) +
      a.rr(430, 800, 340, 60, 28, '#0B1620', 'opacity=".16"') +
      handset(a, 465, 140) +
      a.rr(400, 850, 400, 150, 56, a.lit('#FFFFFF', '#F1F3F4', '#D5DADD')) +
      `<circle cx="600" cy="930" r="12" fill="#58C08A"/><circle cx="322" cy="910" r="30" fill="#EDF0F2" stroke="#B5BFC5" stroke-width="4"/>`
    )
  },
  // A telephone that shows captions.
  'captioned-phone'(a) {
    const lines = [300, 380, 220]
    return (
      a.ground(600, 1010, 450, 48) +
      a.box(150, 560, 900, 430, 100, GRAPH, { hi: 0.5, lo: 0.4, edge: 9 }) +
      a.flat('<rect x="420" y="180" width="590" height="440" rx="50"/>', 12, 20, 18, 0.24) +
      a.rr(420, 180, 590, 440, 50, a.down('#4A535A', '#20272C')) +
      a.rr(452, 212, 526, 376, 28, a.down('#FFFFFF', '#EEF3F6')) +
      `<circle cx="510" cy="290" r="34" fill="${SEA[1]}"/>` +
      lines.map((w, i) => a.rr(570, 262 + i * 92, w, 30, 15, i === 2 ? '#9FB0BC' : '#2D3942')).join('') +
      a.rr(510, 520, 200, 30, 15, '#9FB0BC') +
      a.flat('<rect x="196" y="420" width="190" height="540" rx="90"/>', 14, 20, 16, 0.3) +
      a.box(196, 410, 190, 550, 90, ['#77828A', '#4A535A', '#2F373D'], { hi: 0.5, lo: 0.4, edge: 8 }) +
      grille(291, 490, 3, 2, 36, 9) +
      Array.from({ length: 12 }, (_, i) =>
        a.rr(470 + (i % 6) * 88, 690 + Math.floor(i / 6) * 116, 72, 92, 22, a.down('#FFFFFF', '#DDE2E6')),
      ).join('')
    )
  },
}
