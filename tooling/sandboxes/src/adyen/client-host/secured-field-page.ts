import { html } from 'hono/html'

/** One field of the card form: a page of the provider's inside the shop's, so that the shop never sees what is typed. */
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
        <input id="field" inputmode="numeric" aria-label="Card" aria-describedby="description" aria-invalid="false" />
        <span id="description" class="hidden"></span>
      </body>
    </html>`

/** The page that looks at the customer's device, if the shop wants risks weighed; this one looks at nothing. */
export const deviceFingerprintPage = (shopOrigin: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: no real payment</title>
        <script type="module" src="/__sandbox/adyen/browser/device-fingerprint.js"></script>
      </head>
      <body data-shop-origin="${shopOrigin}"></body>
    </html>`
