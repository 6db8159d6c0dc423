import { html } from 'hono/html'

/** The policy of a page in the shop's frame: only the sandbox's own scripts and calls. */
export const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

/** A third party's page for customers, with a notice that it is not real. */
export interface CustomerPage {
  title: string
  notice?: string
  /** The language that the shop asked for. The page is in English and only names it. */
  locale?: string | undefined
  /** The URL of its module script. */
  script?: string | undefined
  /** True for a page in its own window, false in a frame of the shop's page. */
  alone?: boolean
  content: unknown
}

const NOTICE = 'Sandbox: no real payment. No money moves here.'

/** The layout of all third parties' pages for customers. */
export const customerPage = ({ title, notice = NOTICE, locale, script, alone = false, content }: CustomerPage) =>
  page(
    title,
    html`<main class="${alone ? 'alone' : ''}">
      <p class="sandbox">${notice} ${locale ? html`The shop asked for <span id="locale">${locale}</span>.` : ''}</p>
      ${content}
    </main>`,
    script,
  )

/** The layout of the sandboxes' own pages. */
export const sandboxPage = (title: string, content: unknown) =>
  page(
    `${title} – Sandboxes`,
    html`<main class="alone wide">
      <h1>${title}</h1>
      ${content}
    </main>`,
  )

const page = (title: string, content: unknown, script?: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/__sandbox/page/browser/page.css" />
        ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        ${content}
      </body>
    </html>`

/** A button that posts to a control. */
export const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form> `

/** A table of the sandboxes' own pages. */
export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]) =>
  rows.length === 0
    ? html`<p>None yet.</p>`
    : html`<table>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </table>`

/** An input with its effect. */
export interface Input {
  input: string
  effect: string
}

/** The items of a list of inputs, each with its effect. */
export const inputItems = (inputs: readonly Input[]) =>
  inputs.map(({ input, effect }) => html`<li><code>${input}</code> ${effect}</li>`)

/** Formats an amount in minor units. */
export function amountText(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency })
  return format.format(minorUnits / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
