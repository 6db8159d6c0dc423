// @ts-nocheck -- drawings, whose sums of coordinates have no types
// Studio drawings, 1200 x 1200.
import { GRAPH, PINE, SEA, WHITE } from './studio.mjs'
import { caption } from './parts.mjs'

export const care = {
  wipes(a, { c = SEA, n = 90 } = {}) {
    let s = a.ground(600, 1024, 300, 40)
    const cyl = a.lin(
      [
        [0, '#C5CCD1'],
        [0.14, '#FFFFFF'],
        [0.5, '#F4F6F7'],
        [0.82, '#D3D9DD'],
        [1, '#AEB7BD'],
      ],
      0,
      0,
      1,
      0,
    )
    s += `<path d="M310 430V980C310 1030 890 1030 890 980V430Z" fill="${cyl}"/>`
    s += `<path d="M310 540C310 590 890 590 890 540V890C890 940 310 940 310 890Z" fill="${a.lin(
      [
        [0, c[2]],
        [0.16, c[0]],
        [0.5, c[1]],
        [1, c[2]],
      ],
      0,
      0,
      1,
      0,
    )}"/>`
    s += `<g fill="none" stroke="#fff" stroke-linecap="round" stroke-width="12">${[0, 1, 2].map((i) => `<path d="M${430 - i * 26} 800" />`).join('')}</g>`
    s +=
      a.text(`${n}`, 600, 752, 150, '#fff', { anchor: 'middle', track: -10 }) +
      caption(a, 'cleaning wipes', 600, 824, 46, { fill: '#fff' })
    s += `<path d="M296 372C296 318 904 318 904 372V446C904 500 296 500 296 446Z" fill="${a.lin(
      [
        [0, '#B9C2C8'],
        [0.14, '#FFFFFF'],
        [0.6, '#ECEFF1'],
        [1, '#A5AFB6'],
      ],
      0,
      0,
      1,
      0,
    )}"/><ellipse cx="600" cy="370" rx="304" ry="52" fill="${a.lin([
      [0, '#FFFFFF'],
      [1, '#E6EAEC'],
    ])}"/><ellipse cx="600" cy="368" rx="128" ry="24" fill="#9AA7B0"/>`
    s += `<path d="M506 372C470 300 520 250 486 168C560 190 590 120 650 132C640 196 724 210 700 290C690 330 694 350 690 372C640 392 560 392 506 372Z" fill="${a.lin(
      [
        [0, '#FFFFFF'],
        [0.6, '#F3F6F8'],
        [1, '#D5DEE4'],
      ],
      0,
      0,
      0.8,
      1,
    )}"/><path d="M560 366C548 300 590 260 572 190M640 366C640 310 668 270 650 190" fill="none" stroke="#B9C6CF" stroke-width="6" stroke-linecap="round" opacity=".7"/>`
    return s
  },
  spray(a, { c = PINE, ml = 30 } = {}) {
    let s = a.ground(600, 1050, 210, 32)
    s += `<path d="M410 470C410 400 470 380 500 360H700C730 380 790 400 790 470V1000C790 1056 410 1056 410 1000Z" fill="${a.lin(
      [
        [0, '#BFD3D8'],
        [0.12, '#F4FAFB'],
        [0.45, '#DCEBEE'],
        [0.8, '#BAD0D6'],
        [1, '#93AEB6'],
      ],
      0,
      0,
      1,
      0,
    )}"/><path d="M424 560C424 590 776 590 776 560V996C776 1040 424 1040 424 996Z" fill="${a.lin(
      [
        [0, '#7FB9BE'],
        [0.14, '#CDEBEA'],
        [0.5, '#A4D6D6'],
        [1, '#6EA6AD'],
      ],
      0,
      0,
      1,
      0,
    )}" opacity=".75"/>`
    s += `<path d="M410 620C410 650 790 650 790 620V930C790 962 410 962 410 930Z" fill="${a.lin(
      [
        [0, '#DDE2E5'],
        [0.12, '#fff'],
        [0.6, '#F7F8F9'],
        [1, '#CBD2D6'],
      ],
      0,
      0,
      1,
      0,
    )}"/>`
    s +=
      `<g fill="none" stroke="${c[1]}" stroke-width="11" stroke-linecap="round"><path d="M520 770C556 720 580 720 600 758S652 800 680 742"/><path d="M520 812C556 762 580 762 600 800S652 842 680 784" opacity=".6"/><path d="M520 854C556 804 580 804 600 842S652 884 680 826" opacity=".3"/></g>` +
      caption(a, `${ml} ml`, 600, 712, 40)
    s +=
      a.rr(
        492,
        268,
        216,
        104,
        18,
        a.lin(
          [
            [0, '#C0C8CD'],
            [0.15, '#fff'],
            [0.6, '#EEF1F2'],
            [1, '#A9B3B9'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      a.rr(
        522,
        150,
        156,
        124,
        30,
        a.lin(
          [
            [0, '#B9C2C8'],
            [0.15, '#fff'],
            [0.6, '#E6EAEC'],
            [1, '#9CA7AE'],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      a.rr(
        420,
        184,
        120,
        34,
        17,
        a.lin([
          [0, '#F8FAFA'],
          [1, '#B7C0C6'],
        ]),
      ) +
      `<circle cx="424" cy="201" r="9" fill="#5A6770"/>`
    s += `<g fill="#6FB3BA">${[
      [370, 180, 9, 0.7],
      [350, 214, 7, 0.55],
      [318, 176, 8, 0.45],
      [300, 222, 9, 0.4],
      [262, 190, 7, 0.28],
      [268, 234, 8, 0.24],
      [330, 244, 5, 0.4],
    ]
      .map(([x, y, r, o]) => `<circle cx="${x}" cy="${y}" r="${r}" opacity="${o}"/>`)
      .join('')}</g>`
    s += `<path d="M446 500V990" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity=".7"/>`
    return s
  },
  brush(a, { c = GRAPH } = {}) {
    const one = (x, rot, col, kind) => {
      const sh = `<rect x="${x - 44}" y="330" width="88" height="560" rx="44"/>`
      let s = `<g transform="rotate(${rot} ${x} 600)">${a.flat(sh, 16, 20, 18, 0.22)}`
      if (kind === 'brush') {
        s +=
          `<path d="M${x - 40} 352C${x - 62} 290 ${x - 66} 220 ${x - 56} 150C${x - 20} 138 ${x + 20} 138 ${x + 56} 150C${x + 66} 220 ${x + 62} 290 ${x + 40} 352Z" fill="${a.lin(
            [
              [0, '#F7F1E6'],
              [1, '#CDBFA7'],
            ],
          )}"/>` +
          [-40, -24, -8, 8, 24, 40]
            .map(
              (d) =>
                `<path d="M${x + d * 0.8} 346L${x + d * 1.2} 152" stroke="#A8977A" stroke-width="4" opacity=".6"/>`,
            )
            .join('') +
          a.rr(
            x - 50,
            326,
            100,
            66,
            16,
            a.lin(
              [
                [0, '#8E989F'],
                [0.3, '#F2F5F6'],
                [1, '#7F8A92'],
              ],
              0,
              0,
              1,
              0,
            ),
          )
        s += `<path d="M${x} 880V1000" stroke="#AAB4BA" stroke-width="12"/><circle cx="${x}" cy="1030" r="32" fill="none" stroke="#AAB4BA" stroke-width="12"/>`
      } else
        s +=
          a.rr(
            x - 24,
            230,
            48,
            120,
            14,
            a.lin(
              [
                [0, '#8E989F'],
                [0.3, '#F2F5F6'],
                [1, '#7F8A92'],
              ],
              0,
              0,
              1,
              0,
            ),
          ) +
          `<path d="M${x} 880V1010" stroke="#AAB4BA" stroke-width="12"/><path d="M${x - 16} 1010L${x} 1046L${x + 16} 1010Z" fill="#AAB4BA"/>`
      s +=
        `<rect x="${x - 44}" y="360" width="88" height="530" rx="40" fill="${a.lin(
          [
            [0, col[2]],
            [0.22, col[0]],
            [0.55, col[1]],
            [1, col[2]],
          ],
          0,
          0,
          1,
          0,
        )}"/>` +
        [0, 1, 2, 3, 4].map((i) => a.rr(x - 26, 640 + i * 36, 52, 14, 7, '#0B1620', 'opacity=".22"')).join('') +
        '</g>'
      return s
    }
    return one(455, 30, c, 'brush') + one(735, 30, WHITE, 'magnet')
  },
}
