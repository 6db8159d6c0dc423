import { html } from 'hono/html'

/** The bank's page that looks at the browser before it decides whether to ask (3-D Secure); this one looks at nothing. */
export const bankFingerprintPage = (shopOrigin: string) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Sandbox: no real payment</title>
        <script type="module" src="/__sandbox/adyen/browser/bank-fingerprint.js"></script>
      </head>
      <body data-shop-origin="${shopOrigin}"></body>
    </html>`
