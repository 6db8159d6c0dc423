import { html } from 'hono/html'
import type { MailTheme } from '../model/mail-theme.ts'
import type { MailPart, MailRow } from './mail-content.ts'
import { oneLine } from './one-line.ts'

type Markup = ReturnType<typeof html>
type Goods = Extract<MailPart, { kind: 'goods' }>

const BREAKS = 'font-weight:normal;word-break:break-word'

const unbroken = (text: string) => html` <span style="white-space:nowrap">${oneLine(text)}</span>`

const tableRow = ({ label, itemNumber, amount }: MailRow, style: string) =>
  html`<tr>
    <th scope="row" align="left" style="${style}">
      ${oneLine(label)}${itemNumber === undefined ? '' : unbroken(`(${itemNumber})`)}
    </th>
    <td align="right" style="${style};white-space:nowrap;padding-left:16px;vertical-align:top">${amount}</td>
  </tr>`

const sumRow = (row: MailRow) =>
  tableRow(row, row.isTotal ? 'padding:12px 0 8px;font-weight:bold;font-size:22px' : `padding:8px 0 4px;${BREAKS}`)

function goodsTable({ rows, sums }: Goods, { light }: MailTheme): Markup {
  const ruled = `padding:12px 0;border-bottom:1px solid ${light.border};${BREAKS}`
  return html`<mj-table css-class="text" cellpadding="0">
    ${rows.map((row) => tableRow(row, ruled))} ${sums.map(sumRow)}
  </mj-table>`
}

const linkPart = ({ before, label, url, isButton }: Extract<MailPart, { kind: 'link' }>, { light }: MailTheme) => {
  const explained = before ? html`<mj-text css-class="text">${before}</mj-text>` : ''
  return isButton
    ? html`${explained}<mj-button css-class="button" href="${url}">${label}</mj-button>`
    : html`<mj-text css-class="text"
        >${before}${before ? html`<br />` : ''}<a href="${url}" style="color:${light.link}">${label}</a></mj-text
      >`
}

/** One part of a mail as MJML; everything in it is escaped. */
export function renderPart(part: MailPart, theme: MailTheme): Markup {
  if (part.kind === 'paragraph') return html`<mj-text css-class="text">${oneLine(part.text)}</mj-text>`
  if (part.kind === 'goods') return goodsTable(part, theme)
  if (part.kind === 'link') return linkPart(part, theme)
  const lines = part.lines.map((line) => html`<br />${oneLine(line)}`)
  return html`<mj-text css-class="text"><strong>${part.title}</strong>${lines}</mj-text>`
}
