import { html } from 'hono/html'
import * as v from 'valibot'
import { customerPage } from '../customer-page/customer-page.ts'
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
type Widget = v.InferOutput<typeof widgetSchema>

/** The page in a widget's frame: one labelled checkbox without a puzzle. */
export function widgetPage(widget: Widget) {
  const { language, texts } = wordsIn(widget.language)
  const isKnown = keysOf(widget.vendor, widget.sitekey)?.siteKey === widget.sitekey
  const { failed, expired, unknown } = texts
  return customerPage({
    language,
    title: texts.title,
    notice: texts.sandbox,
    script: '/__sandbox/captcha/browser/widget-page.js',
    content: html`<form
      id="widget"
      data-widget="${JSON.stringify(widget)}"
      data-lifetime-seconds="${VENDORS[widget.vendor].lifetimeSeconds}"
      data-known="${String(isKnown)}"
      data-texts="${JSON.stringify({ failed, expired, unknown })}"
    >
      <label class="method">
        <input type="checkbox" id="human" aria-describedby="status" ${isKnown ? '' : 'disabled'} /> ${texts.human}
      </label>
      <p id="status" role="status">${isKnown ? '' : unknown}</p>
    </form>`,
  })
}

const english = {
  title: 'Captcha',
  sandbox: 'Sandbox: no real check',
  human: 'I am a human',
  failed: 'The check failed. Please try again.',
  expired: 'The check has expired. Please tick the box again.',
  unknown: 'This site key is not known here.',
}

/** The widget's own texts. They are the vendor's, not the shop's. */
type CaptchaTexts = typeof english

const danish: CaptchaTexts = {
  title: 'Captcha',
  sandbox: 'Testmiljø: ingen rigtig kontrol',
  human: 'Jeg er et menneske',
  failed: 'Kontrollen mislykkedes. Prøv igen.',
  expired: 'Kontrollen er udløbet. Sæt kryds igen.',
  unknown: 'Nøglen til dette websted kendes ikke her.',
}

const swedish: CaptchaTexts = {
  title: 'Captcha',
  sandbox: 'Testmiljö: ingen riktig kontroll',
  human: 'Jag är en människa',
  failed: 'Kontrollen misslyckades. Försök igen.',
  expired: 'Kontrollen har gått ut. Kryssa i rutan igen.',
  unknown: 'Nyckeln till den här webbplatsen är okänd här.',
}

const TEXTS: Readonly<Record<string, CaptchaTexts>> = { en: english, da: danish, sv: swedish }

/** Returns the texts for a language such as `da` or `da-DK`, and their language. All others get English. */
function wordsIn(asked: string) {
  const language = asked.slice(0, 2) in TEXTS ? asked.slice(0, 2) : 'en'
  return { language, texts: TEXTS[language] ?? english }
}
