import { html } from 'hono/html'
import { type Input, inputItems } from './page.ts'

interface PaymentForm {
  /** The attributes `data-…` that its script reads, besides the shop's origin. */
  data: Readonly<Record<string, string>>
  /** The origin of the shop's page. */
  shopOrigin: string
  amount: string
  /** The payment methods, the first one chosen. */
  methods: readonly (readonly [value: string, label: string])[]
  /** The fields above and below the methods. */
  before?: unknown
  after?: unknown
  /** The buttons that pay and cancel. */
  actions: unknown
  /** What can be tried, with its effect, and the buttons that no real provider has. */
  inputs: readonly Input[]
  testActions: unknown
}

/** The form of a payment page in the shop's frame. Its script is `browser/page-parts.js` and the provider's own. */
export const paymentForm = (form: PaymentForm) =>
  html`<form
    id="payment"
    inert
    data-shop-origin="${form.shopOrigin}"
    ${Object.entries(form.data).map(([name, value]) => html`data-${name}="${value}" `)}
  >
    <p>To pay: <strong id="amount">${form.amount}</strong></p>
    <p id="alert" role="alert" tabindex="-1" hidden></p>
    ${form.before ?? ''}
    <fieldset>
      <legend>How do you want to pay?</legend>
      ${form.methods.map(
        ([value, label], index) =>
          html`<label class="choice">
            <input type="radio" name="method" value="${value}" ${index === 0 ? 'checked' : ''} />${label}
          </label>`,
      )}
    </fieldset>
    ${form.after ?? ''}
    <p id="status" role="status"></p>
    <p class="actions">${form.actions}</p>
    <details>
      <summary>What can be tried here</summary>
      <ul>
        ${inputItems(form.inputs)}
      </ul>
      <p class="actions">${form.testActions}</p>
    </details>
  </form>`

interface Field {
  name: string
  label: string
  hint?: string
  autocomplete: string
  type?: 'text' | 'email'
  inputmode?: 'text' | 'numeric'
  value?: string | undefined
}

/** A required field with its label. The browser itself shows what is wrong. */
export const field = ({ name, label, hint, autocomplete, type = 'text', inputmode = 'text', value = '' }: Field) =>
  html`<label>
    ${label} ${hint ? html`<small>${hint}</small>` : ''}
    <input
      name="${name}"
      type="${type}"
      value="${value}"
      inputmode="${inputmode}"
      autocomplete="${autocomplete}"
      maxlength="99"
      required
    />
  </label>`
