// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { SEA } from './studio.mjs'
import { caption, carton } from './parts.mjs'

export const ear = {
  'air-blower'(a, { c = SEA } = {}) {
    let s =
      a.ground(560, 980, 300, 40) +
      `<rect x="536" y="130" width="88" height="330" rx="30" fill="${a.lin(
        [
          [0, '#B5BEC4'],
          [0.3, '#fff'],
          [1, '#A9B3B9'],
        ],
        0,
        0,
        1,
        0,
      )}"/><path d="M556 140L566 70H594L604 140Z" fill="#C5CDD2"/>`
    s += `<path d="M580 400C700 400 880 560 880 740C880 900 740 984 580 984S280 900 280 740C280 560 460 400 580 400Z" fill="${a.rad(
      [
        [0, '#A9D2E6'],
        [0.45, c[0]],
        [0.8, c[1]],
        [1, c[2]],
      ],
      0.4,
      0.35,
      0.75,
    )}"/><rect x="506" y="386" width="148" height="70" rx="30" fill="${a.lin(
      [
        [0, c[2]],
        [0.3, c[0]],
        [1, c[2]],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M360 700C370 600 430 530 490 500" stroke="#fff" stroke-width="26" stroke-linecap="round" fill="none" opacity=".65"/>`
    return s
  },
  'ear-drops'(a, { c = ['#E9B58A', '#CF8A52', '#A5632F'], ml = 15 } = {}) {
    let s = a.ground(520, 1040, 200, 32)
    s +=
      `<path d="M360 500C360 440 410 420 440 400H600C630 420 680 440 680 500V1000C680 1050 360 1050 360 1000Z" fill="${a.lin(
        [
          [0, '#7A4A26'],
          [0.15, '#D79A62'],
          [0.5, '#B77641'],
          [1, '#6A3E1D'],
        ],
        0,
        0,
        1,
        0,
      )}"/><path d="M360 620C360 646 680 646 680 620V930C680 958 360 958 360 930Z" fill="${a.lin(
        [
          [0, '#DDE2E5'],
          [0.14, '#fff'],
          [0.6, '#F7F8F9'],
          [1, '#CBD2D6'],
        ],
        0,
        0,
        1,
        0,
      )}"/><path d="M520 690C556 744 572 768 572 800A52 52 0 0 1 468 800C468 768 484 744 520 690Z" fill="${a.lin([
        [0, c[0]],
        [1, c[1]],
      ])}"/>` + caption(a, `${ml} ml`, 520, 912, 36)
    s +=
      a.rr(
        426,
        300,
        188,
        110,
        20,
        a.lin(
          [
            [0, '#AEB7BD'],
            [0.2, '#fff'],
            [1, '#9FAAB1'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      `<path d="M460 306C456 220 478 150 486 120C494 92 546 92 554 120C562 150 584 220 580 306Z" fill="${a.lin(
        [
          [0, '#B9C2C8'],
          [0.25, '#fff'],
          [1, '#9FAAB1'],
        ],
        0,
        0,
        1,
        0,
      )}"/><path d="M396 520V600" stroke="#F3CDA9" stroke-width="16" stroke-linecap="round" opacity=".8"/>`
    s +=
      carton(a, 740, 560, 220, 470, 70, {
        face: ['#FFFFFF', '#F1F3F3'],
        side: ['#DDE2E5', '#C8CFD4'],
        top: '#F8F9F9',
      }) +
      `<path d="M850 660C874 696 886 714 886 738A36 36 0 0 1 814 738C814 714 826 696 850 660Z" fill="${a.lin([
        [0, c[0]],
        [1, c[1]],
      ])}"/>` +
      a.rr(776, 830, 148, 14, 7, '#C9D1D6') +
      a.rr(776, 862, 110, 14, 7, '#DCE2E6') +
      a.rr(740, 980, 220, 50, 0, c[1])
    return s
  },
}
