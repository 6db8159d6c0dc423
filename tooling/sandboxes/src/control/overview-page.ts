import { html } from 'hono/html'
import type { Nets } from '../nets/nets.ts'
import { type Payment, chargedAmount, isPaid } from '../nets/payment.ts'
import { TEST_AMOUNTS, TEST_CARDS } from '../nets/test-inputs.ts'
import type { WebhookDelivery } from '../webhook-queue.ts'
import { sandboxPage } from './sandbox-page.ts'

/** The front page of the sandboxes: what can be triggered, and what has happened so far. */
export const overviewPage = (nets: Nets, deliveries: readonly WebhookDelivery[]) =>
  sandboxPage(
    'Sandboxes',
    html`<p>
        Stand-ins for the shop's payment provider, mail server, consent script and tag manager. No real payment, nothing
        leaves this machine.
      </p>
      <p>
        <a href="/__sandbox/mails">Mailbox</a> · <a href="/__sandbox/data-layer">Data layer</a> ·
        <a href="/__sandbox/log">Log</a>
      </p>
      ${inputs()} ${payments([...nets.payments.values()].toReversed())} ${webhooks(deliveries.toReversed())}
      ${scenarios()}`,
  )

const inputs = () =>
  html`<h2>Nets: what to type</h2>
    <p>Cards: any future expiry date, any security code.</p>
    <ul>
      ${TEST_CARDS.map(({ number, tells }) => html`<li><code>${number}</code> ${tells}</li>`)}
      ${TEST_AMOUNTS.map(({ total, tells }) => html`<li>An order total of ${total} ${tells}</li>`)}
      <li>MobilePay and Swish: "Approve" or "Decline" in the payment window</li>
      <li>Invoice: the shop hears of the money 20 seconds later</li>
      <li>"Pay, then close the window": only the webhook reaches the shop</li>
    </ul>`

const payments = (all: readonly Payment[]) =>
  html`<h2>Nets: payments</h2>
    <table>
      <tr>
        <th scope="col">Payment</th>
        <th scope="col">Reference</th>
        <th scope="col">Amount</th>
        <th scope="col">State</th>
        <th scope="col">By hand</th>
      </tr>
      ${all.map(
        (payment) =>
          html`<tr>
            <td>${payment.id}</td>
            <td>${payment.reference}</td>
            <td>${payment.request.order.amount / 100} ${payment.request.order.currency}</td>
            <td>${stateOf(payment)}</td>
            <td>${button(`/__sandbox/nets/payments/${payment.id}/complete`, 'Complete')}</td>
          </tr>`,
      )}
    </table>`

function stateOf(payment: Payment) {
  if (payment.cancelledAmount > 0) return 'cancelled'
  if (payment.refunds.length > 0) return 'refunded'
  if (chargedAmount(payment) > 0) return 'charged'
  if (isPaid(payment)) return 'reserved'
  return payment.terminated ? 'terminated' : 'new'
}

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

const button = (action: string, label: string) =>
  html`<form method="post" action="${action}"><button>${label}</button></form> `

const scenarios = () =>
  html`<h2>Scenarios</h2>
    <p>POST <code>/__sandbox/scenarios</code> with, for example:</p>
    <pre>{ "provider": "nets", "match": { "email": "late@example.com" }, "steps": ["late"] }</pre>
    <p>
      Steps: late, never, duplicate, out-of-order, wrong-amount, wrong-authorization, script-blocked, delay:65000,
      status:500.
    </p>
    <p>${button('/__sandbox/reset', 'Forget everything')}</p>`
