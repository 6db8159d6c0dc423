import type { Configuration } from '@shop/domain/shop/configuration.ts'
import { captchaVendors } from './captcha-vendors.ts'
import { analyticsVendors, type ThirdParty } from './third-parties.ts'

/** The hosts of vendors that a page may use, by kind of resource. */
export type VendorHosts = Readonly<Record<'scripts' | 'styles' | 'calls' | 'pictures' | 'frames', readonly string[]>>

export const NO_VENDOR_HOSTS: VendorHosts = { scripts: [], styles: [], calls: [], pictures: [], frames: [] }

type Named = Pick<Configuration, 'consentScriptUrl' | 'tagManager' | 'captcha'>

/** The hosts of the vendors that a shop has configured. Without a consent script there is no analytics. */
export const vendorHostsOf = (named: Named, sandboxOrigin: string | undefined): VendorHosts =>
  hostsOf([...analyticsOf(named), ...captchaOf(named)], sandboxOrigin)

/** The hosts of the captcha alone: beside account data, and beside a payment with a registration. */
export const captchaHostsOf = (named: Pick<Named, 'captcha'>, sandboxOrigin: string | undefined): VendorHosts =>
  hostsOf(captchaOf(named), sandboxOrigin)

const allCaptchas = Object.values(captchaVendors).map(({ thirdParty }) => thirdParty)

/** The hosts of all vendors, for a page that is sent before the shop's configuration is known. */
export const allVendorHosts = (sandboxOrigin: string | undefined): VendorHosts =>
  hostsOf([...Object.values(analyticsVendors), ...allCaptchas], sandboxOrigin)

/** The hosts of all captchas, for such a page with account data. */
export const allCaptchaHosts = (sandboxOrigin: string | undefined): VendorHosts => hostsOf(allCaptchas, sandboxOrigin)

function analyticsOf({ consentScriptUrl, tagManager }: Named): ThirdParty[] {
  if (!consentScriptUrl) return []
  return tagManager ? [analyticsVendors.consent, analyticsVendors.tagManager] : [analyticsVendors.consent]
}

const captchaOf = ({ captcha }: Pick<Named, 'captcha'>): ThirdParty[] =>
  captcha && captcha !== 'none' ? [captchaVendors[captcha.provider].thirdParty] : []

function hostsOf(parties: readonly ThirdParty[], sandboxOrigin: string | undefined): VendorHosts {
  if (parties.length === 0) return NO_VENDOR_HOSTS
  const standIn = sandboxOrigin ? [sandboxOrigin] : []
  const frames = parties.flatMap((party) => party.frames ?? [])
  return {
    scripts: [...parties.flatMap(({ origins }) => origins), ...standIn],
    styles: parties.flatMap(({ styles = [] }) => styles),
    calls: [...parties.flatMap(({ calls = [] }) => calls), ...standIn],
    pictures: parties.flatMap(({ pictures = [] }) => pictures),
    frames: [...frames, ...(frames.length > 0 ? standIn : [])],
  }
}
