import { html } from 'hono/html'

/** The policy of a page in the shop's frame: only the sandbox's own scripts and calls. */
export const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

/** A page for customers, with a notice that it is not real. */
export interface CustomerPage {
  language: string
  title: string
  /** The notice, such as "Sandbox: no real payment", in the page's language. */
  notice: string
  /** The URL of its module script. */
  script?: string | undefined
  /** True for a page in its own window, false in a frame of the shop's page. */
  alone?: boolean
  content: unknown
}

/** The layout of all third parties' pages for customers. */
export const customerPage = ({ language, title, notice, script, alone = false, content }: CustomerPage) =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="/__sandbox/customer-page/browser/customer-page.css" />
        ${script ? html`<script type="module" src="${script}"></script>` : ''}
      </head>
      <body>
        <main class="${alone ? 'page' : 'frame'}">
          <p class="sandbox">${notice}</p>
          ${content}
        </main>
      </body>
    </html>`
