import { html } from 'hono/html'
import * as v from 'valibot'
import { customerPage } from '../page/page.ts'
import { VENDORS, VENDOR_NAMES, keysOf } from './vendors.ts'

const word = v.optional(v.pipe(v.string(), v.maxLength(255)), '')

/** The widget's settings from the script in the shop's page. */
export const widgetSchema = v.object({
  vendor: v.picklist(VENDOR_NAMES),
  sitekey: word,
  language: word,
  action: word,
  cdata: word,
  /** The origin of the shop's page, the only one that receives messages. */
  origin: v.pipe(v.string(), v.maxLength(255), v.url()),
})

/** The page in a widget's frame: one labelled checkbox without a puzzle. */
export function widgetPage(widget: v.InferOutput<typeof widgetSchema>) {
  const isKnown = keysOf(widget.vendor, widget.sitekey)?.siteKey === widget.sitekey
  return customerPage({
    title: 'Captcha',
    notice: 'Sandbox: no real check.',
    locale: widget.language,
    script: '/__sandbox/captcha/browser/widget-page.js',
    content: html`<form
      id="widget"
      data-widget="${JSON.stringify(widget)}"
      data-lifetime-seconds="${VENDORS[widget.vendor].lifetimeSeconds}"
      data-known="${String(isKnown)}"
    >
      <label class="choice">
        <input type="checkbox" id="human" aria-describedby="status" ${isKnown ? '' : 'disabled'} /> I am a human
      </label>
      <p id="status" role="status">${isKnown ? '' : 'This site key is not known here.'}</p>
    </form>`,
  })
}
