import { html, raw } from 'hono/html'
import { Engine } from 'mrml'
import { unreachable } from '../failures/unreachable.ts'
import type { MailColours, MailTheme } from '../model/mail-theme.ts'
import type { MailContent } from './mail-content.ts'
import { renderPart } from './render-part.ts'

const engine = new Engine()
// By default the engine adds links to web fonts of other hosts.
engine.setRenderOptions({ disableComments: false, socialIconOrigin: null, fonts: {} })

/** Mail programs with a dark mode show these colours. Without the rules they invert the light ones. */
const darkRules = ({ page, sheet, text, muted, link, border, button, onButton }: MailColours): string =>
  `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .page { background: ${page} !important; }
  .sheet, .sheet table { background: ${sheet} !important; }
  .text div, .text h1, .text th, .text td { color: ${text} !important; }
  .text.muted div { color: ${muted} !important; }
  .text a { color: ${link} !important; }
  .text th, .text td { border-color: ${border} !important; }
  .button td, .button a { background: ${button} !important; color: ${onButton} !important; }
}`

const styles = ({ headingFonts, dark }: MailTheme) => `h1 { margin: 0; font: inherit; font-family: ${headingFonts}; }
.text { overflow-wrap: anywhere; }
${darkRules(dark)}`

const head = ({ subject, preheader, shop: { theme } }: MailContent) =>
  html`<mj-head>
    <mj-title>${subject}</mj-title>
    <mj-preview>${preheader}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${theme.textFonts}" />
      <mj-text font-size="18px" line-height="27px" color="${theme.light.text}" padding="0 24px 24px" />
      <mj-table font-size="18px" line-height="27px" color="${theme.light.text}" padding="0 24px 24px" />
      <mj-button
        font-size="18px"
        font-weight="bold"
        align="left"
        padding="0 24px 32px"
        inner-padding="16px 28px"
        line-height="24px"
        border-radius="${theme.buttonRadius}"
        background-color="${theme.light.button}"
        color="${theme.light.onButton}"
      />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark" /></mj-raw>
    <mj-raw><meta name="supported-color-schemes" content="light dark" /></mj-raw>
    <mj-style>${raw(styles(theme))}</mj-style>
  </mj-head>`

const band = ({ name, origin, theme }: MailContent['shop']) =>
  html`<mj-section
    background-color="${theme.band}"
    padding="24px 0"
    border-radius="${theme.sheetRadius} ${theme.sheetRadius} 0 0"
  >
    <mj-column>
      <mj-text padding="0 24px">
        <a href="${origin}" style="color:${theme.onBand};text-decoration:none;font-size:24px;line-height:32px"
          ><img
            src="${origin}${theme.wordMark.url}"
            alt="${name}"
            width="${theme.wordMark.width}"
            height="${theme.wordMark.height}"
            style="display:block;border:0;color:${theme.onBand}"
        /></a>
      </mj-text>
    </mj-column>
  </mj-section>`

const sheet = ({ title, parts, signature, keepsake, shop: { theme } }: MailContent) =>
  html`<mj-section
    css-class="sheet"
    background-color="${theme.light.sheet}"
    padding="32px 0 8px"
    border-radius="0 0 ${theme.sheetRadius} ${theme.sheetRadius}"
  >
    <mj-column>
      <mj-text css-class="text" font-size="30px" line-height="36px" font-weight="bold"><h1>${title}</h1></mj-text>
      ${parts.map((part) => renderPart(part, theme))}
      <mj-text css-class="text muted" color="${theme.light.muted}">${signature}</mj-text>
      ${
        keepsake.length > 0
          ? html`<mj-divider border-width="1px" border-color="${theme.light.border}" padding="8px 24px 32px" />`
          : ''
      }
      ${keepsake.map((part) => renderPart(part, theme))}
    </mj-column>
  </mj-section>`

// What no XML may contain, however it is written. An editor's line break is one of them: a vertical tab.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Renders a mail's HTML, for wide and narrow windows, in light and dark mode, without scripts. */
export async function renderHtml(content: MailContent): Promise<string> {
  const { language, shop } = content
  const mjml = html`<mjml lang="${language}"
    >${head(content)}
    <mj-body css-class="page" background-color="${shop.theme.light.page}"
      ><mj-section padding="12px 0" /> ${band(shop)} ${sheet(content)}
      <mj-section padding="12px 0" />
    </mj-body>
  </mjml>`
  const rendered = engine.toHtml(String(await mjml).replaceAll(NOT_IN_XML, ' '))
  return rendered.type === 'success'
    ? // mrml 1.6 gives the cell of a button this attribute, which HTML does not have. Cells are in the middle anyway.
      rendered.content.replaceAll(' vertical-align="middle"', '')
    : unreachable(`The mail cannot be rendered: ${rendered.message}`)
}
