import { html } from 'hono/html'

/** A button of the overview that posts to a control. */
export const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form> `

/** The layout of the sandboxes' own pages. */
export const sandboxPage = (title: string, content: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Sandboxes</title>
        <link rel="stylesheet" href="/__sandbox/sandbox-page.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
