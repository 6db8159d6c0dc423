// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200: alarms by light and vibration.
import { GRAPH, TONE, WHITE, pol } from './studio.mjs'

const AMBER = '#F4B25E'
const CORD = '#56616A'

const rays = (cx, cy, from, to, angles) =>
  `<g stroke="#E79B2E" stroke-width="16" stroke-linecap="round">${angles
    .map((angle) => {
      const [x1, y1] = pol(cx, cy, from, angle),
        [x2, y2] = pol(cx, cy, to, angle)
      return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`
    })
    .join('')}</g>`

const bell = (x, y, colour, scale = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="17" stroke-linecap="round" stroke-linejoin="round"><path d="M-68 54C-50 40 -48 20 -48 -12C-48 -44 -26 -68 0 -68S48 -44 48 -12C48 20 50 40 68 54Z"/><path d="M-18 86A20 20 0 0 0 18 86"/></g>`

/** Waves of vibration or sound on both sides. */
const waves = (cx, cy, r, colour, spread = 24) =>
  `<g fill="none" stroke="${colour}" stroke-width="18" stroke-linecap="round">${[0, 1]
    .flatMap((ring) =>
      [0, 180].map((side) => {
        const [x1, y1] = pol(cx, cy, r + ring * 56, side - spread),
          [x2, y2] = pol(cx, cy, r + ring * 56, side + spread)
        return `<path d="M${x1} ${y1}A${r + ring * 56} ${r + ring * 56} 0 0 1 ${x2} ${y2}"/>`
      }),
    )
    .join('')}</g>`

/** The pillow shaker, from the side. */
const puck = (a, cx, cy) =>
  a.ground(cx, cy + 76, 170, 22) +
  `<path d="M${cx - 164} ${cy + 2}C${cx - 164} ${cy - 38} ${cx + 164} ${cy - 38} ${cx + 164} ${cy + 2}V${cy + 42}C${cx + 164} ${cy + 88} ${cx - 164} ${cy + 88} ${cx - 164} ${cy + 42}Z" fill="${a.down(GRAPH[0], GRAPH[2])}"/><ellipse cx="${cx}" cy="${cy}" rx="164" ry="36" fill="${a.down('#6B757D', '#4A535A')}"/><ellipse cx="${cx}" cy="${cy - 2}" rx="92" ry="19" fill="none" stroke="${AMBER}" stroke-width="6" opacity=".9"/>`

/** The door's push button. */
const button = (a, cx, cy) =>
  a.flat(`<rect x="${cx - 105}" y="${cy - 200}" width="210" height="400" rx="72"/>`, 16, 26, 20, 0.24) +
  a.box(cx - 105, cy - 200, 210, 400, 72, GRAPH, { hi: 0.5, lo: 0.4, edge: 7 }) +
  `<circle cx="${cx}" cy="${cy - 20}" r="74" fill="${a.down('#fff', '#CDD4D9')}"/><circle cx="${cx}" cy="${cy - 20}" r="60" fill="none" stroke="#F5B454" stroke-width="8"/>` +
  a.rr(cx - 47, cy + 110, 94, 20, 10, '#8C979F')

/** A smoke detector on the ceiling. */
const detector = (a, cx, cy, r) => {
  const disc = `<circle cx="${cx}" cy="${cy}" r="${r}"/>`
  const slots = Array.from({ length: 24 }, (_, i) => {
    const [x1, y1] = pol(cx, cy, r * 0.66, i * 15),
      [x2, y2] = pol(cx, cy, r * 0.8, i * 15)
    return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`
  })
  const [ledX, ledY] = pol(cx, cy, r * 0.47, -50)
  return (
    a.flat(disc, 18, 30, 26, 0.24) +
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${a.lit('#fff', '#F3F5F6', '#CDD4D8')}"/><circle cx="${cx}" cy="${cy}" r="${r - 5}" fill="none" stroke="#fff" stroke-width="8" opacity=".9"/><circle cx="${cx}" cy="${cy}" r="${r * 0.84}" fill="${a.lit('#E3E8EA', '#F8F9FA')}"/><g stroke="#56616A" stroke-width="13" stroke-linecap="round">${slots.join('')}</g><circle cx="${cx}" cy="${cy}" r="${r * 0.58}" fill="${a.lit('#fff', '#F5F6F7', '#D9DFE2')}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.26}" fill="${a.lit('#EDF0F2', '#CBD3D8')}"/><circle cx="${cx}" cy="${cy}" r="${r * 0.26}" fill="none" stroke="#AEB9C0" stroke-width="5"/><circle cx="${ledX}" cy="${ledY}" r="34" fill="#E5483B" opacity=".35" filter="${a.blur(10)}"/><circle cx="${ledX}" cy="${ledY}" r="17" fill="#E5483B"/>`
  )
}

export const signals = {
  'alarm-clock'(a, { tone = 'white', time = '07:30' } = {}) {
    const c = TONE[tone]
    let s =
      a.ground(560, 880, 400, 44) +
      `<path d="M820 820C960 800 1060 840 1040 920C1024 990 940 980 930 960" fill="none" stroke="#56616A" stroke-width="15" stroke-linecap="round"/>`
    s += `<path d="M380 330C380 292 404 276 440 276H680C716 276 740 292 740 330V360H380Z" fill="${a.lin([
      [0, '#F4B25E'],
      [1, '#D68A2A'],
    ])}"/><path d="M404 316C410 300 424 294 444 294H676" stroke="#fff" stroke-opacity=".6" stroke-width="9" fill="none" stroke-linecap="round"/>`
    s +=
      a.box(150, 336, 820, 540, 130, c, { edge: 9 }) +
      a.rr(
        214,
        404,
        692,
        404,
        78,
        a.lin([
          [0, '#20272C'],
          [1, '#343D44'],
        ]),
      ) +
      `<path d="M240 440C300 410 820 410 880 440" stroke="#fff" stroke-opacity=".12" stroke-width="12" fill="none" stroke-linecap="round"/>`
    s +=
      a.text(time, 560, 670, 236, '#FFE2B0', { anchor: 'middle', track: -14 }) +
      `<g fill="none" stroke="#F4B25E" stroke-width="9" stroke-linecap="round"><path d="M520 736A20 20 0 0 1 520 764"/><path d="M540 722A40 40 0 0 1 540 778"/></g><circle cx="504" cy="750" r="7" fill="#F4B25E"/>` +
      a.text('ALARM', 566, 766, 42, '#F4B25E', { w: 'm' })
    return s + puck(a, 880, 958)
  },
  'doorbell-flasher'(a) {
    let s = `<circle cx="500" cy="520" r="420" fill="${a.rad([
      [0, '#FFD68A', 0.75],
      [0.7, '#FFE4B0', 0.25],
      [1, '#FFF1D6', 0],
    ])}"/>`
    s +=
      a.flat('<circle cx="500" cy="520" r="262"/>', 18, 28, 24, 0.22) +
      `<circle cx="500" cy="520" r="262" fill="${a.lin(
        [
          [0, '#fff'],
          [0.6, '#F1F3F4'],
          [1, '#D2D8DC'],
        ],
        0,
        0,
        0.4,
        1,
      )}"/><circle cx="500" cy="520" r="204" fill="${a.rad([
        [0, '#FFF7E6'],
        [0.5, '#FFE0A3'],
        [1, '#F5B454'],
      ])}"/><circle cx="500" cy="520" r="204" fill="none" stroke="#E79B2E" stroke-opacity=".5" stroke-width="5"/><path d="M350 440A170 170 0 0 1 456 356" stroke="#fff" stroke-width="18" stroke-linecap="round" fill="none" opacity=".95"/>`
    s += bell(500, 520, '#8A5A12') + rays(500, 520, 306, 358, [200, 232, 264, 296, 328])
    return s + button(a, 893, 820)
  },
  // The extra receiver: a lamp with a sign for each alarm.
  'light-receiver'(a) {
    const lamp = 'M300 640V520C300 330 440 230 600 230S900 330 900 520V640Z'
    let s =
      `<circle cx="600" cy="480" r="470" fill="${a.rad([
        [0, '#FFD68A', 0.8],
        [0.7, '#FFE4B0', 0.25],
        [1, '#FFF1D6', 0],
      ])}"/>` + a.ground(600, 1010, 380, 44)
    s += `<path d="${lamp}" fill="${a.rad(
      [
        [0, '#FFFBF0'],
        [0.5, '#FFE2A8'],
        [1, '#F3AE4A'],
      ],
      0.5,
      0.5,
      0.6,
    )}"/><path d="${lamp}" fill="none" stroke="#E79B2E" stroke-opacity=".5" stroke-width="6"/><path d="M366 520C370 400 440 320 540 292" stroke="#fff" stroke-width="20" stroke-linecap="round" fill="none" opacity=".95"/>`
    s +=
      a.box(244, 620, 712, 380, 96, WHITE, { edge: 9 }) +
      `<path d="M290 664H910" stroke="#D3DADE" stroke-width="8" stroke-linecap="round"/>` +
      [400, 600, 800]
        .map((x, index) => `<circle cx="${x}" cy="820" r="84" fill="${index === 0 ? '#FFE7BC' : '#EEF1F3'}"/>`)
        .join('')
    s += bell(400, 812, '#8A5A12', 0.62)
    s += `<g fill="none" stroke="#7C8B96" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"><path transform="translate(552 770) scale(.96)" d="M30 12c-14 14-8 44 22 66s50 26 62 14l-4-22-26-10-13 10c-12-6-22-16-27-28l11-13-10-26z"/><path d="M760 850C752 790 800 794 790 752C836 778 850 820 836 850C828 868 772 868 760 850Z"/></g>`
    return s + rays(600, 520, 380, 440, [196, 222, 248, 292, 318, 344])
  },
  // The extra button, for another door.
  'push-button'(a) {
    const [k, cx, cy] = [1.9, 600, 590]
    return (
      `<g transform="translate(${cx * (1 - k)} ${cy * (1 - k)}) scale(${k})">${button(a, cx, cy)}${bell(cx, cy - 24, '#56616A', 0.5)}</g>` +
      waves(cx, cy - 40, 300, AMBER)
    )
  },
  // The shaker alone, with its plug, as a spare part.
  'pillow-shaker'(a) {
    const cord = 'M600 420C600 260 700 190 820 190C960 190 1000 300 920 356'
    let s = `<path d="${cord}" fill="none" stroke="#1B2530" stroke-opacity=".18" stroke-width="20" filter="${a.blur(9)}" transform="translate(14 24)"/><path d="${cord}" fill="none" stroke="${CORD}" stroke-width="18" stroke-linecap="round"/>`
    s += `<g transform="rotate(58 880 390)">${a.rr(830, 360, 110, 62, 20, a.down('#6B757D', '#2F373D'))}${a.rr(936, 374, 74, 34, 8, a.down('#F2F5F6', '#9AA5AC'))}</g>`
    s +=
      a.flat('<circle cx="560" cy="700" r="300"/>', 20, 34, 28, 0.28) +
      `<circle cx="560" cy="700" r="300" fill="${a.lit(GRAPH[0], GRAPH[1], GRAPH[2])}"/><circle cx="560" cy="700" r="292" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="9"/><circle cx="560" cy="700" r="224" fill="${a.lit('#3F484F', '#5B656D')}"/><circle cx="560" cy="700" r="150" fill="none" stroke="${AMBER}" stroke-width="14"/><path d="M360 610A226 226 0 0 1 480 486" stroke="#fff" stroke-opacity=".45" stroke-width="16" stroke-linecap="round" fill="none"/>` +
      `<g fill="none" stroke="${AMBER}" stroke-width="16" stroke-linecap="round"><path d="M520 650V750M600 650V750M560 630V770"/></g>`
    return s + waves(560, 700, 352, '#A9B4BB', 20)
  },
  // Detector and shaker as a set.
  'smoke-alarm-set'(a) {
    return (
      `<g fill="none" stroke="#9AA7B0" stroke-width="22" stroke-linecap="round" opacity=".55"><path d="M830 330C800 270 880 240 850 170"/><path d="M920 360C890 290 980 250 946 170"/></g>` +
      detector(a, 480, 500, 352) +
      `<path d="M640 800C700 900 660 1010 716 990" fill="none" stroke="${CORD}" stroke-width="15" stroke-linecap="round"/>` +
      puck(a, 880, 958)
    )
  },
}
