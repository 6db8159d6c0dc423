import { canBePaid } from '@shop/domain/checkout/free-shop.ts'
import { completedFields } from '@shop/domain/shop/completed-fields.ts'
import type { SentConfiguration } from '@shop/domain/shop/configuration.ts'
import { CONSENT_SCRIPT } from '@shop/domain/shop/site-settings.ts'
import type { DeployedSite } from '../sites/deployed-sites.ts'

/** What the gateway of a site answers, as far as the start depends on it. */
export interface GatewayAnswers {
  configuration: SentConfiguration
  /** The number of the shop's texts that the gateway has no words for. */
  missingTexts: number
  /** The addresses that the content names. */
  links: Readonly<Partial<Record<LinkName, string>>>
}
type LinkName = 'terms' | 'privacy' | 'contact'

/** One thing that a site will do. */
export interface StartUpRow {
  thing: string
  does: string
  /** Whether a customer, or the count of purchases, loses something. */
  isLoss: boolean
}

const does = (thing: string, text: string): StartUpRow => ({ thing, does: text, isLoss: false })
const loses = (thing: string, text: string): StartUpRow => ({ thing, does: text, isLoss: true })

/** Returns what a site will do about each thing that its gateway may not name. A text instead of answers is the failure. */
export function startUpRows(site: DeployedSite, answers: GatewayAnswers | string): StartUpRow[] {
  if (typeof answers === 'string') {
    return [loses('gateway', `cannot be asked (${answers}). The site starts anyway.`), picturesRow(site)]
  }
  const { configuration: sent } = answers
  const used = completedFields(sent, site.fallbacks, site.market)
  return [
    does('gateway', 'answers'),
    captchaRow(used.captcha, sent),
    ...analyticsRows(site, sent, used),
    picturesRow(site),
    textsRow(site, answers),
    linkRow('terms', site, answers, 'no page: the box that customers tick leads nowhere'),
    privacyRow(site, answers),
    contactRow(site, answers, used),
    paymentRow(sent),
    guaranteeRow(used, sent),
    sellerRow(used, sent),
  ]
}

type Used = ReturnType<typeof completedFields>

const from = (isSent: boolean) => (isSent ? '(gateway)' : '(settings)')

function captchaRow(captcha: Used['captcha'], { captcha: sent }: SentConfiguration): StartUpRow {
  if (captcha === 'none') return does('captcha', 'none: the gateway does not check it, and forms are sent without one')
  if (captcha) return does('captcha', `${captcha.provider} ${from(captcha === sent)}`)
  return loses('captcha', 'not named: registration, new password and contact are not sent, and say whom to write to')
}

function analyticsRows(site: DeployedSite, sent: SentConfiguration, used: Used): StartUpRow[] {
  const script = used.consentScriptUrl
  if (!script) {
    return [
      loses('consent', 'off: no consent is asked'),
      loses('tag manager', 'not loaded, because no consent is asked: no purchase is counted'),
    ]
  }
  const source = sent.consentScriptUrl ? from(true) : script === CONSENT_SCRIPT ? '(default)' : from(false)
  return [does('consent', `${script} ${source}`), tagManagerRow(site, used.tagManager, sent)]
}

function tagManagerRow({ hosts }: DeployedSite, used: Used['tagManager'], sent: SentConfiguration): StartUpRow {
  const { default: container = '', byHost = {} } = used ?? {}
  const others = Object.entries(byHost).map(([host, id]) => `${id} at ${host}`)
  if (!container && others.length === 0) return loses('tag manager', 'not named: no purchase is counted')
  const text = `${[container, ...others].filter(Boolean).join(', ')} ${from(used === sent.tagManager)}`
  const unknown = Object.keys(byHost).filter((host) => !hosts.includes(host))
  if (unknown.length > 0) return loses('tag manager', `${text}. The site does not answer at ${unknown.join(', ')}`)
  const uncounted = container ? [] : hosts.filter((host) => !byHost[host])
  if (uncounted.length > 0) return loses('tag manager', `${text}. No purchase is counted at ${uncounted.join(', ')}`)
  return does('tag manager', text)
}

const picturesRow = ({ pictureHosts }: DeployedSite) =>
  does('pictures', pictureHosts.length > 0 ? `from the shop and ${pictureHosts.join(', ')}` : 'from the shop alone')

function textsRow({ fallbackTexts }: DeployedSite, { missingTexts }: GatewayAnswers): StartUpRow {
  if (missingTexts === 0) return does('texts', 'complete')
  const missing = `the gateway lacks ${missingTexts}`
  return fallbackTexts
    ? does('texts', `${missing}: the shop's own are shown`)
    : loses('texts', `${missing}: they stay empty (fallbackTexts)`)
}

function linkRow(name: LinkName, { fallbacks }: DeployedSite, { links }: GatewayAnswers, missing: string): StartUpRow {
  const own = fallbacks?.links?.[name]
  if (links[name]) return does(name, `${links[name]} (content)`)
  return own ? does(name, `${own} (settings)`) : loses(name, missing)
}

/** Only some shops ask customers to tick a box about privacy. */
function privacyRow(site: DeployedSite, answers: GatewayAnswers): StartUpRow {
  const row = linkRow('privacy', site, answers, 'no page: the box that customers tick leads nowhere')
  const isAsked = answers.configuration.featureFlags.showPrivacyPolicyConsent
  return row.isLoss && !isAsked ? does('privacy', 'no page, and no box that customers tick') : row
}

/** Without a captcha, the contact form is not sent either. */
function contactRow(site: DeployedSite, answers: GatewayAnswers, { captcha }: Used): StartUpRow {
  const row = linkRow('contact', site, answers, 'no mail address or page: customers cannot write to anybody')
  return row.isLoss && captcha !== undefined ? does('contact', 'the contact form') : row
}

function guaranteeRow({ law, guaranteeNotice }: Used, sent: SentConfiguration): StartUpRow {
  if (!law.isEu) return does('guarantee', 'no notice, because the law of the European Union does not apply')
  if (guaranteeNotice) return does('guarantee', `${guaranteeNotice} ${from(sent.guaranteeNotice !== '')}`)
  return loses(
    'guarantee',
    'the official notice is not named: our words stand in, and the law wants the file (guaranteeNotice)',
  )
}

/** What the law wants to be said of a seller. */
const SELLER = ['name', 'address', 'companyNumber', 'vatNumber'] as const

function sellerRow({ law, seller }: Used, sent: SentConfiguration): StartUpRow {
  const missing = SELLER.filter((part) => !seller?.[part])
  if (missing.length === 0) return does('seller', `complete ${from(seller === sent.seller)}`)
  const text = `lacks ${missing.join(', ')}`
  return law.isEu || law.isUk
    ? loses('seller', `${text}: footer, receipts and mails must name the seller`)
    : does('seller', text)
}

function paymentRow(sent: SentConfiguration): StartUpRow {
  if (sent.paymentProvider) return does('payment', sent.paymentProvider)
  if (canBePaid(sent)) return does('payment', 'customers do not pay')
  return loses('payment', 'no known provider: the shop says that payment is not available')
}
