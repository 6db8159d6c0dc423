import { html } from 'hono/html'

/** One field of the card form: Adyen's page in a frame, so that the shop never sees the card's data. */
export const securedFieldPage = (shopOrigin: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: no real payment</title>
        <link rel="stylesheet" href="/__sandbox/adyen/browser/secured-field.css" />
        <script type="module" src="/__sandbox/adyen/browser/secured-field.js"></script>
      </head>
      <body data-shop-origin="${shopOrigin}">
        <input inputmode="numeric" aria-label="Card" aria-invalid="false" disabled />
      </body>
    </html>`
