// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { aid, caption } from './parts.mjs'

export const drying = {
  'drying-capsules'(a, { n = 4 } = {}) {
    const sh = '<rect x="230" y="170" width="740" height="860" rx="52"/>'
    let s = a.flat(sh, 18, 30, 26, 0.2) + a.box(230, 170, 740, 860, 52, ['#FFFFFF', '#F5F7F8', '#E2E7EA'])
    const rows = n / 2
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < 2; i++) {
        const x = 424 + i * 352,
          y = (rows === 1 ? 571 : 400) + j * 342,
          R = 146
        s += `<circle cx="${x + 8}" cy="${y + 16}" r="${R}" fill="#1B2530" opacity=".22" filter="${a.blur(14)}"/><circle cx="${x}" cy="${y}" r="${R}" fill="${a.lin(
          [
            [0, '#fff'],
            [1, '#CDD4D9'],
          ],
          0,
          0,
          0.5,
          1,
        )}"/><circle cx="${x}" cy="${y}" r="${R * 0.84}" fill="${a.rad([
          [0, '#F6E7D3'],
          [1, '#E9C79A'],
        ])}"/>`
        let k = 0
        const cp = a.clip(`<circle cx="${x}" cy="${y}" r="${R * 0.82}"/>`)
        let b = ''
        for (let yy = -4; yy <= 4; yy++)
          for (let xx = -4; xx <= 4; xx++) {
            const px = x + xx * 30 + (yy & 1 ? 15 : 0),
              py = y + yy * 27
            b += `<circle cx="${px}" cy="${py}" r="15" fill="${['#F2A24B', '#EE9338', '#F6B567', '#E98526'][(k++ * 7 + yy * 3 + 40) % 4]}"/><circle cx="${px - 4}" cy="${py - 5}" r="4" fill="#fff" opacity=".7"/>`
          }
        s += `<g clip-path="${cp}">${b}<circle cx="${x}" cy="${y}" r="${R * 0.82}" fill="none" stroke="#8A4E12" stroke-opacity=".35" stroke-width="16" filter="${a.blur(6)}"/></g>`
        s += `<g stroke="#F8FAFA" stroke-width="9">${[-54, 0, 54].map((d) => `<path d="M${x + d} ${y - Math.sqrt((R * 0.84) ** 2 - d * d)}V${y + Math.sqrt((R * 0.84) ** 2 - d * d)}"/>`).join('')}</g><path d="M${x - 112} ${y - 44}A120 120 0 0 1 ${x - 30} ${y - 116}" stroke="#fff" stroke-width="13" stroke-linecap="round" fill="none" opacity=".85"/>`
      }
    s += caption(a, `${n} drying capsules`, 600, 968, 44)
    return s
  },
  'drying-box'(a) {
    let s = a.ground(600, 972, 420, 44)
    s += `<path d="M236 640L262 268C266 224 290 206 334 206H866C910 206 934 224 938 268L964 640Z" fill="${a.lin([
      [0, '#FDFEFE'],
      [1, '#D9DFE3'],
    ])}"/><path d="M286 622L306 296C308 266 324 254 350 254H850C876 254 892 266 894 296L914 622Z" fill="${a.lin([
      [0, '#DDE4EA'],
      [1, '#AFC0D6'],
    ])}"/><rect x="420" y="300" width="360" height="26" rx="13" fill="#8C7CF0"/><rect x="400" y="286" width="400" height="54" rx="27" fill="#8C7CF0" opacity=".5" filter="${a.blur(16)}"/>`
    s += `<path d="M196 640H1004V860C1004 930 966 966 900 966H300C234 966 196 930 196 860Z" fill="${a.lin([
      [0, '#FFFFFF'],
      [0.5, '#F0F3F4'],
      [1, '#C6CDD2'],
    ])}"/><path d="M196 640C196 596 1004 596 1004 640C1004 700 196 700 196 640Z" fill="${a.lin([
      [0, '#F7F9FA'],
      [1, '#FFFFFF'],
    ])}"/><ellipse cx="600" cy="642" rx="368" ry="34" fill="${a.lin([
      [0, '#5B5A8E'],
      [0.5, '#8379D6'],
      [1, '#C9C2FB'],
    ])}"/>`
    s += `<g clip-path="${a.clip('<path d="M200 300H1000V640C1000 690 200 690 200 640Z"/>')}"><g transform="translate(398 330) scale(.46) rotate(14 250 400)">${aid(a, 'silver', { led: false })}</g><g transform="translate(806 330) scale(-.46 .46) rotate(14 250 400)">${aid(a, 'silver', { led: false })}</g></g>`
    s += `<path d="M232 648C232 684 968 684 968 648" fill="none" stroke="#fff" stroke-width="10" opacity=".95"/>`
    s += `<circle cx="600" cy="820" r="54" fill="${a.lin([
      [0, '#fff'],
      [1, '#D6DCE0'],
    ])}"/><path d="M600 792V816M577 802A32 32 0 1 0 623 802" stroke="#4C5A64" stroke-width="9" stroke-linecap="round" fill="none"/><circle cx="716" cy="820" r="9" fill="#7C6CF0"/><circle cx="750" cy="820" r="9" fill="#C6CED3"/><circle cx="784" cy="820" r="9" fill="#C6CED3"/>`
    return s
  },
  'drying-jar'(a) {
    let s = a.ground(600, 1020, 270, 36)
    s += `<path d="M340 420H860V940C860 1036 340 1036 340 940Z" fill="${a.lin(
      [
        [0, '#B9CCD4'],
        [0.14, '#F7FCFD'],
        [0.5, '#E2EEF2'],
        [1, '#A3BAC4'],
      ],
      0,
      0,
      1,
      0,
    )}"/>`
    let b = ''
    const col = ['#F2A24B', '#EE9338', '#F6B567', '#E98526']
    let k = 0
    for (let y = 0; y < 6; y++)
      for (let x = 0; x < 15; x++)
        b += `<circle cx="${352 + x * 36 + (y & 1 ? 18 : 0)}" cy="${800 + y * 34}" r="19" fill="${col[(k++ * 7 + y) % 4]}"/><circle cx="${347 + x * 36 + (y & 1 ? 18 : 0)}" cy="${793 + y * 34}" r="5" fill="#fff" opacity=".65"/>`
    s += `<g clip-path="${a.clip('<path d="M352 430H848V930C848 1016 352 1016 352 930Z"/>')}">${b}<g transform="translate(440 470) scale(.5) rotate(-34 250 400)">${aid(a, 'sand', { led: false })}</g><g transform="translate(800 480) scale(-.5 .5) rotate(-30 250 400)">${aid(a, 'sand', { led: false })}</g></g>`
    s += `<path d="M340 420H860V940C860 1036 340 1036 340 940Z" fill="${a.lin(
      [
        [0, '#7E98A5', 0.45],
        [0.1, '#fff', 0.1],
        [0.8, '#fff', 0],
        [1, '#6C8794', 0.5],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M386 480V920" stroke="#fff" stroke-width="18" stroke-linecap="round" opacity=".85"/>`
    s +=
      `<path d="M316 270C316 226 884 226 884 270V410C884 454 316 454 316 410Z" fill="${a.lin(
        [
          [0, '#27597A'],
          [0.14, '#6FA7C4'],
          [0.55, '#3F7EA1'],
          [1, '#214E6C'],
        ],
        0,
        0,
        1,
        0,
      )}"/><ellipse cx="600" cy="270" rx="284" ry="40" fill="${a.lin([
        [0, '#86B8D2'],
        [1, '#4F8CAE'],
      ])}"/>` +
      Array.from({ length: 23 }, (_, i) => {
        const x = 330 + i * 24.5
        return `<path d="M${x} ${318 + Math.sin((i / 22) * Math.PI) * 24}V${398 + Math.sin((i / 22) * Math.PI) * 24}" stroke="#123C57" stroke-width="5" opacity=".28" stroke-linecap="round"/>`
      }).join('')
    return s
  },
}
