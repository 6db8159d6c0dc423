import { html } from 'hono/html'
import { button, sandboxPage } from '../page/page.ts'
import type { Sandbox } from '../sandbox.ts'
import type { WebhookDelivery } from '../webhook-queue.ts'
import { table } from './provider-overview.ts'
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
      ${sandboxes.map(({ details }) => details?.() ?? '')}
      <h2>Webhooks</h2>
      ${table(['Event', 'To', 'State', 'By hand'], deliveries.toReversed().map(webhook))}
      <h2>Scenarios</h2>
      <p>POST <code>/__sandbox/scenarios</code> with, for example:</p>
      <pre>{ "provider": "nets", "match": { "email": "late@example.com" }, "steps": ["late"] }</pre>
      <p>Steps: ${STEPS.join(', ')}, delay:65000, status:500.</p>
      <p>${button('/__sandbox/reset', 'Forget everything')}</p>`,
  )

const webhook = ({ id, event, url, state, answers }: WebhookDelivery) => [
  event,
  url,
  `${state} ${answers.join(' ')}`,
  ['deliver', 'duplicate', 'drop'].map((what) => button(`/__sandbox/webhooks/${id}/${what}`, what)),
]
