import type { Configuration } from './configuration.ts'
import { isEuCountry } from './consumer-law.ts'

/** A body outside the courts to which customers may complain (Directive 2013/11/EU). */
export interface ComplaintBody {
  name: string
  address: string
  url: string
}

// Names and addresses as read in November 2026. The European platform for such complaints was closed on 20 July 2025 (Regulation
// (EU) 2024/3228), and no shop may still link to it.
const BODIES: Readonly<Record<string, ComplaintBody>> = {
  // kfst.dk, list of bodies by article 20 of the directive. Its unit for complaints has changed its name, so only the house stands here.
  DK: { name: 'Nævnenes Hus', address: 'Toldboden 2, 8800 Viborg', url: 'https://naevneneshus.dk' },
  // konsumentverket.se, arn.se.
  SE: { name: 'Allmänna reklamationsnämnden (ARN)', address: '', url: 'https://www.arn.se' },
}
/** For customers of all other countries. eccnet.eu. */
const EUROPE: ComplaintBody = { name: 'European Consumer Centres', address: '', url: 'https://www.eccnet.eu' }

/** Returns the bodies to which a shop's customers may complain, in shops under the law of the European Union. */
export function complaintBodies({ supportedCountries, law }: Pick<Configuration, 'supportedCountries' | 'law'>) {
  if (!law.isEu) return []
  const codes = Object.keys(supportedCountries).map((code) => code.toUpperCase())
  const own = codes.flatMap((code) => BODIES[code] ?? [])
  const hasOthers = codes.some((code) => isEuCountry(code) && !BODIES[code])
  return own.length === 0 || hasOthers ? [...own, EUROPE] : own
}
