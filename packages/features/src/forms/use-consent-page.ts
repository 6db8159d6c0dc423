import type { Gateway } from '@shop/api-client'
import type { Link } from '@shop/domain/shop/content.ts'
import { useMemo } from 'react'
import { useShopConfig } from '../runtime/config/shop-config.tsx'
import { useRequest } from '../runtime/gateway/use-request.ts'
import { editedLinks, findConsentPage, menuLinks, type Consent } from './find-consent-page.ts'

const menus = new WeakMap<Gateway, Promise<Link[]>>()

/** Reads the menu of customer service, once for all consents of a page. */
function menuOf(gateway: Gateway): Promise<Link[]> {
  const known = menus.get(gateway) ?? gateway.customerService.pages().then(menuLinks)
  menus.set(gateway, known)
  known.catch(() => menus.delete(gateway))
  return known
}

const nothing = async (): Promise<Link[]> => []

/**
 * Returns the link to a consent's page, from the footer or else from the menu of customer service, which is then
 * fetched. Undefined until it is known, or if there is none.
 */
export function useConsentPage(consent: Consent): Link | undefined {
  const { content } = useShopConfig()
  const written = useMemo(() => findConsentPage(consent, editedLinks(content)), [consent, content])
  const { answer = [] } = useRequest(written ? nothing : menuOf)
  return written ?? findConsentPage(consent, answer)
}
