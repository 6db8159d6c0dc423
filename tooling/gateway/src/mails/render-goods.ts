import { html } from 'hono/html'
import type { MailTheme } from '../model/mail-theme.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import { oneLine } from './one-line.ts'

type Markup = ReturnType<typeof html>
type Goods = Extract<MailPart, { kind: 'goods' }>

const BREAKS = 'font-weight:normal;word-break:break-word'
const PICTURE_SIZE = 64

const unbroken = (text: string) => html` <span style="white-space:nowrap">${oneLine(text)}</span>`

const amountCell = ({ amount }: MailRow, style: string) =>
  html`<td align="right" style="${style};white-space:nowrap;padding-left:16px;vertical-align:top">${amount}</td>`

// The name beside it describes the picture, so its `alt` is empty.
// Dark goods would vanish on a dark mail, so the picture brings its ground along.
const pictureCell = ({ picture }: MailRow, style: string, ground: string) =>
  html`<td style="${style};width:${PICTURE_SIZE}px;padding-right:12px;vertical-align:top">
    ${
      picture === undefined
        ? ''
        : html`<img
            src="${picture}"
            alt=""
            width="${PICTURE_SIZE}"
            height="${PICTURE_SIZE}"
            style="display:block;border:0;border-radius:6px;background:${ground}"
          />`
    }
  </td>`

const lineRow = (row: MailRow, style: string, ground: string | undefined): Markup =>
  html`<tr>
    ${ground ? pictureCell(row, style, ground) : ''}
    <th scope="row" align="left" style="${style};vertical-align:top">
      ${oneLine(row.label)}${row.itemNumber === undefined ? '' : unbroken(`(${row.itemNumber})`)}
    </th>
    ${amountCell(row, style)}
  </tr>`

function sumRow(row: MailRow, columns: number): Markup {
  const style = row.isTotal ? 'padding:12px 0 8px;font-weight:bold;font-size:22px' : `padding:8px 0 4px;${BREAKS}`
  return html`<tr>
    <th scope="row" align="left" colspan="${columns}" style="${style}">${oneLine(row.label)}</th>
    ${amountCell(row, style)}
  </tr>`
}

/** Renders goods, pictures and totals as a table in MJML. */
export function renderGoods({ rows, sums }: Goods, { light }: MailTheme): Markup {
  const ruled = `padding:12px 0;border-bottom:1px solid ${light.border};${BREAKS}`
  const showsPictures = rows.some(({ picture }) => picture !== undefined)
  return html`<mj-table css-class="text" cellpadding="0">
    ${rows.map((row) => lineRow(row, ruled, showsPictures ? light.page : undefined))}
    ${sums.map((row) => sumRow(row, showsPictures ? 2 : 1))}
  </mj-table>`
}
