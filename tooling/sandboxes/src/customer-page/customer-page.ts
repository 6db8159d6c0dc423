import { html } from 'hono/html'

/** What a page in a frame of the shop may do: run and ask what lies here, and no more. */
export const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

/** A page that customers see: in their language, and always saying that it is no real one. */
export interface CustomerPage {
  language: string
  title: string
  /** "Sandbox: no real payment", in the page's language. */
  notice: string
  /** The module that brings it to life. */
  script?: string | undefined
  /** Whether it has the window to itself; otherwise it stands in a frame of the shop's page. */
  alone?: boolean
  content: unknown
}

/** Frames what a third party shows to customers, in one look for all of them. */
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
