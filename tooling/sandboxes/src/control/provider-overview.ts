import { html } from 'hono/html'
import { amountText, button, inputItems } from '../page/page.ts'

/** A payment or order of a provider, as the overview shows it. */
interface PaymentRow {
  name: string
  reference: string | undefined
  minorUnits: number
  currency: string
  state: string
  /** The controls of the payment: the path of each, and its label. */
  controls: readonly (readonly [path: string, label: string])[]
}

interface ProviderOverview {
  name: string
  /** What a customer types or chooses, with its effect. */
  inputs: readonly { input: string; effect: string }[]
  rows: readonly PaymentRow[]
}

/** The inputs of a payment provider, and its payments so far. */
export const providerOverview = ({ name, inputs, rows }: ProviderOverview) =>
  html`<h2>${name}: what to type</h2>
    <ul>
      ${inputItems(inputs)}
    </ul>
    <h2>${name}: payments</h2>
    ${table(['Payment', 'Reference', 'Amount', 'State', 'By hand'], rows.map(cellsOf))}`

const cellsOf = ({ name, reference, minorUnits, currency, state, controls }: PaymentRow) => [
  name,
  reference,
  amountText(minorUnits, currency.toUpperCase()),
  state,
  controls.map(([path, label]) => button(path, label)),
]

/** A table of the sandboxes' own pages. */
export const table = (heads: readonly string[], rows: readonly (readonly unknown[])[]) =>
  html`<table>
    <tr>
      ${heads.map((head) => html`<th scope="col">${head}</th>`)}
    </tr>
    ${rows.map(
      (cells) =>
        html`<tr>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
    )}
  </table>`
