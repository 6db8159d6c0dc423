import { html } from 'hono/html'
import type { MailTheme } from '../model/mail-theme.ts'
import type { MailPart } from './mail-content.ts'
import { oneLine } from './one-line.ts'
import { renderGoods } from './render-goods.ts'

type Markup = ReturnType<typeof html>
type PartOf<Kind extends MailPart['kind']> = Extract<MailPart, { kind: Kind }>

function paragraph({ text, unbroken }: PartOf<'paragraph'>) {
  const [before = '', ...after] = unbroken ? text.split(unbroken) : [text]
  const kept =
    after.length > 0 ? html`<span style="white-space:nowrap">${unbroken}</span> ${oneLine(after.join(unbroken))}` : ''
  return html`<mj-text css-class="text">${oneLine(before)} ${kept}</mj-text>`
}

const numberPart = ({ label, value }: PartOf<'number'>) =>
  html`<mj-text css-class="text"
    >${label}<br /><strong style="font-size:28px;line-height:36px;white-space:nowrap"
      >${oneLine(value)}</strong
    ></mj-text
  >`

const linkPart = ({ before, label, url, isButton }: PartOf<'link'>, { light }: MailTheme) => {
  const words = oneLine(before)
  const explained = words ? html`<mj-text css-class="text">${words}</mj-text>` : ''
  return isButton
    ? html`${explained}<mj-button css-class="button" href="${url}">${label}</mj-button>`
    : html`<mj-text css-class="text"
        >${words}${words ? html`<br />` : ''}<a href="${url}" style="color:${light.link}">${label}</a></mj-text
      >`
}

/** Renders one part of a mail as MJML. All texts are escaped. */
export function renderPart(part: MailPart, theme: MailTheme): Markup {
  if (part.kind === 'paragraph') return paragraph(part)
  if (part.kind === 'number') return numberPart(part)
  if (part.kind === 'goods') return renderGoods(part, theme)
  if (part.kind === 'link') return linkPart(part, theme)
  const lines = part.lines.map((line, index) =>
    part.isProse
      ? html`<p style="margin:6px 0 0">${oneLine(line)}</p>`
      : html`${index > 0 ? html`<br />` : ''}${oneLine(line)}`,
  )
  return html`<mj-text css-class="text"
    ><h2 style="margin:0;font-size:18px;line-height:27px">${part.title}</h2>
    ${lines}</mj-text
  >`
}
