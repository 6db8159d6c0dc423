import { html } from 'hono/html'

/** A row of the overview: a payment or order. */
interface PaymentRow {
  name: string
  reference: string | undefined
  minorUnits: number
  currency: string
  state: string
  /** The buttons of the controls. */
  actions: unknown
}

/** The payments of one provider. */
export const paymentsTable = (title: string, first: string, rows: readonly PaymentRow[]) =>
  html`<h2>${title}</h2>
    <table>
      <tr>
        <th scope="col">${first}</th>
        <th scope="col">Reference</th>
        <th scope="col">Amount</th>
        <th scope="col">State</th>
        <th scope="col">By hand</th>
      </tr>
      ${rows.map(
        ({ name, reference, minorUnits, currency, state, actions }) =>
          html`<tr>
            <td>${name}</td>
            <td>${reference}</td>
            <td>${minorUnits / 100} ${currency}</td>
            <td>${state}</td>
            <td>${actions}</td>
          </tr>`,
      )}
    </table>`
