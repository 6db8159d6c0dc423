import { html } from 'hono/html'
import type { Sandbox } from '../sandbox.ts'
import type { WebhookDelivery } from '../webhook-queue.ts'
import { button, sandboxPage } from '../page/page.ts'
import { STEPS } from './scenarios.ts'

/** The overview: the controls, and the events so far. */
export const overviewPage = (sandboxes: readonly Sandbox[], deliveries: readonly WebhookDelivery[]) =>
  sandboxPage(
    'Sandboxes',
    html`<p>Stand-ins for third parties. No real payment, nothing leaves this machine.</p>
      <ul class="list">
        ${sandboxes.map(({ line }) => html`<li>${line}</li>`)}
        <li><a href="/__sandbox/log">Log</a> of all that happened, as JSON</li>
      </ul>
      ${sandboxes.map(({ details }) => details?.() ?? '')} ${webhooks(deliveries.toReversed())}
      ${scenarios(sandboxes[0]?.name)}`,
  )

const webhooks = (all: readonly WebhookDelivery[]) =>
  html`<h2>Webhooks</h2>
    <table>
      <tr>
        <th scope="col">Event</th>
        <th scope="col">To</th>
        <th scope="col">State</th>
        <th scope="col">By hand</th>
      </tr>
      ${all.map(
        ({ id, event, url, state, answers }) =>
          html`<tr>
            <td>${event}</td>
            <td>${url}</td>
            <td>${state} ${answers.join(' ')}</td>
            <td>
              ${['deliver', 'duplicate', 'drop'].map((what) => button(`/__sandbox/webhooks/${id}/${what}`, what))}
            </td>
          </tr>`,
      )}
    </table>`

const scenarios = (provider = '') =>
  html`<h2>Scenarios</h2>
    <p>POST <code>/__sandbox/scenarios</code> with, for example:</p>
    <pre>{ "provider": "${provider}", "match": { "email": "late@example.com" }, "steps": ["late"] }</pre>
    <p>Steps: ${STEPS.join(', ')}, delay:65000, status:500.</p>
    <p>${button('/__sandbox/reset', 'Forget everything')}</p>`
