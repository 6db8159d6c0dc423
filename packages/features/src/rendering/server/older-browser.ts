import { languageOf } from '@shop/domain/messages/languages.ts'
import { interpolate, type MessageKey, type Messages } from '@shop/domain/messages/messages.ts'
import { wordings } from '@shop/domain/messages/wordings.ts'
import type { SiteLinks } from '@shop/domain/shop/completed-fields.ts'
import type { StaticContent } from '@shop/domain/shop/content.ts'
import { newestFeatures } from '@shop/domain/shop/promised-browsers.ts'
import { mailAddress, writtenContact } from '@shop/domain/shop/written-contact.ts'
import { color, space } from '@shop/ui/tokens/theme.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { phoneLink, textMessageLink } from '../../runtime/navigation/phone-link.ts'
import { escapeHtml } from './escape-html.ts'

// The notice for browsers older than the promised ones. It is a part of every page and needs none of the bundle's scripts,
// which such a browser may not be able to run.

const ID = 'older-browser'

/** Marks the page in a browser that is older than the promised ones. Runs before the first paint. Any browser can read it. */
export const OLDER_BROWSER_SCRIPT =
  `try{if(!(${newestFeatures.map(({ isThere }) => isThere).join('&&')}))throw 0}` +
  `catch(e){document.documentElement.setAttribute("data-${ID}","")}`

/** Shows the notice in marked pages only, above the page. It stands behind it, so that the skip link is the first link. */
export const olderBrowserCss =
  `[data-${ID}] body{display:flex;flex-direction:column}#${ID}{display:none;order:-1;padding:${space[4]};border-bottom:2px solid ${color.warning.border};` +
  `background:${color.warning.bg}}[data-${ID}] #${ID}{display:block}#${ID} a{display:inline-block;` +
  `margin-right:${space[6]};line-height:2.75rem}`

interface ShopToCall {
  culture: string
  /** The texts of the gateway, as far as they are known. */
  messages: Messages
  content: Pick<StaticContent, 'sellingPointsBar' | 'footer' | 'customerService'>
  links: SiteLinks
}

/** Returns the notice as HTML: that the browser is too old, and how to reach a person. Own texts replace missing ones. */
export function olderBrowserNotice({ culture, messages, content, links }: ShopToCall): string {
  const wording = wordings[languageOf(culture)]
  const textOf = (key: MessageKey) => messages[key]?.trim() || wording[key]
  const phone = content.sellingPointsBar?.phone || /^tel:(.+)/.exec(links.contact ?? '')?.[1]
  const written = writtenContact(content, links)
  const { textMessages, relay } = links
  const ways = [
    ...(phone ? [link(phoneLink(phone), interpolate(textOf('CallUs'), { phone }))] : []),
    ...(written ? [link(written, mailAddress(written) ?? textOf('WriteToUs'))] : []),
    ...(!written && content.customerService ? [link(paths.customerService, textOf('CustomerService'))] : []),
    ...(textMessages ? [link(textMessageLink(textMessages), `SMS ${textMessages}`)] : []),
    ...(relay ? [escapeHtml(relay)] : []),
  ]
  return `<aside id="${ID}"><p>${escapeHtml(textOf('OlderBrowser'))}</p><p>${ways.join(' ')}</p></aside>`
}

const link = (address: string, words: string) => `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`
