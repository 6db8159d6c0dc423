import { Link, StandaloneLink } from '@shop/ui/elements/link.tsx'
import type { ElementType } from 'react'
import { useConfiguration, useTranslate } from '../config/shop-config.tsx'
import { paths } from './paths.ts'

/**
 * The written way that stands beside every telephone number, because half of our customers do not hear well on the telephone:
 * the `contact` of the site (a page, an email address or a text message), or the contact form.
 */
export function WriteToUs({ as: Element = Link }: { as?: ElementType }) {
  const t = useTranslate()
  const { contact = paths.contact } = useConfiguration().links
  const [, textMessage] = /^sms:(.+)/.exec(contact) ?? []
  return <Element href={contact}>{textMessage ? `SMS ${textMessage}` : t('WriteToUs')}</Element>
}

/** The other ways that a site names for people who do not hear well on the telephone: text messages, and a relay service. */
export function OtherWays() {
  const { textMessages, relay } = useConfiguration().links
  return (
    <>
      {textMessages && (
        <StandaloneLink href={`sms:${textMessages.replaceAll(' ', '')}`}>SMS {textMessages}</StandaloneLink>
      )}
      {relay && <p>{relay}</p>}
    </>
  )
}
