import { html } from 'hono/html'
import { amountText, button, inputItems, sandboxPage, table } from '../page/page.ts'
import type { PaymentRow, Sandbox } from '../sandbox.ts'
import type { WebhookDelivery } from '../webhook-queue.ts'
import { STEPS } from './scenarios.ts'

/** The overview: the controls, and the events so far. */
export const overviewPage = (sandboxes: readonly Sandbox[], deliveries: readonly WebhookDelivery[]) =>
  sandboxPage(
    'Sandboxes',
    html`<p>Stand-ins for third parties. No real payment, nothing leaves this machine.</p>
      <ul>
        ${sandboxes.map(({ line }) => html`<li>${line}</li>`)}
        <li><a href="/__sandbox/log">Log</a> of all that happened, as JSON</li>
      </ul>
      ${sandboxes.map(sectionsOf)}
      <h2>Webhooks</h2>
      ${table(['Event', 'To', 'State', 'By hand'], deliveries.toReversed().map(webhookCells))}
      <h2>Scenarios</h2>
      <p>POST <code>/__sandbox/scenarios</code> with, for example:</p>
      <pre>{ "provider": "nets", "match": { "email": "late@example.com" }, "steps": ["late"] }</pre>
      <p>Steps: ${STEPS.join(', ')}, delay:65000, status:500.</p>
      <div class="actions">${button('/__sandbox/reset', 'Forget everything')}</div>`,
  )

const sectionsOf = ({ name, inputs, payments }: Sandbox) => [
  inputs
    ? html`<h2>What to type: ${name}</h2>
        <ul>
          ${inputItems(inputs)}
        </ul>`
    : '',
  payments
    ? html`<h2>Payments: ${name}</h2>
        ${table(['Payment', 'Reference', 'Amount', 'State', 'By hand'], payments().toReversed().map(paymentCells))}`
    : '',
]

const paymentCells = ({ name, reference, minorUnits, currency, state, controls }: PaymentRow) => [
  name,
  reference,
  amountText(minorUnits, currency),
  state,
  controls.map(([path, label]) => button(path, label)),
]

const webhookCells = ({ id, event, url, state, answers }: WebhookDelivery) => [
  event,
  url,
  `${state} ${answers.join(' ')}`,
  ['deliver', 'duplicate', 'drop'].map((what) => button(`/__sandbox/webhooks/${id}/${what}`, what)),
]
