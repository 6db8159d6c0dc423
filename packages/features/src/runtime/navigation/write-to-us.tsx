import { Link, StandaloneLink } from '@shop/ui/elements/link.tsx'
import type { ElementType } from 'react'
import { useConfiguration, useTranslate } from '../config/shop-config.tsx'
import { paths } from './paths.ts'
import { textMessageLink } from './phone-link.ts'

/**
 * The written way that stands beside every telephone number, because half of our customers do not hear well on the telephone:
 * the `contact` of the site (a page, an email address or a text message), or the contact form. `isShort` shows one word, where a
 * phone has no space.
 */
export function WriteToUs({ as: Element = Link, isShort = false }: { as?: ElementType; isShort?: boolean }) {
  const t = useTranslate()
  const { contact = paths.contact } = useConfiguration().links
  const [, textMessage] = /^sms:(.+)/.exec(contact) ?? []
  if (textMessage) return <Element href={contact}>SMS {textMessage}</Element>
  const short = isShort && t('WriteToUsShort')
  return (
    <Element href={contact} aria-label={short ? t('WriteToUs') : undefined}>
      {short || t('WriteToUs')}
    </Element>
  )
}

/** The other ways that a site names for people who do not hear well on the telephone: text messages, and a relay service. */
export function OtherWays() {
  const { textMessages, relay } = useConfiguration().links
  return (
    <>
      {textMessages && <StandaloneLink href={textMessageLink(textMessages)}>SMS {textMessages}</StandaloneLink>}
      {relay && <p>{relay}</p>}
    </>
  )
}
