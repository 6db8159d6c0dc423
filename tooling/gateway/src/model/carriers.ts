/** The carriers of our markets. */
export const CARRIERS = ['postnord', 'gls', 'dao', 'bring', 'royal-mail', 'swiss-post', 'dhl'] as const
export type Carrier = (typeof CARRIERS)[number]

/** The start of each carrier's address for one parcel. Source: the "track your parcel" page of the carrier's site. */
const PARCEL_PAGES: Readonly<Record<Carrier, string>> = {
  postnord: 'https://tracking.postnord.com/tracking?id=',
  gls: 'https://gls-group.com/DK/da/find-pakke?match=',
  dao: 'https://www.dao.as/privat/find-din-pakke?stregkode=',
  bring: 'https://tracking.bring.com/tracking/',
  'royal-mail': 'https://www.royalmail.com/track-your-item#/tracking-results/',
  'swiss-post': 'https://service.post.ch/ekp-web/ui/entry/search/',
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
}

/** Returns the carrier's page about a parcel. Carriers print the number with spaces, which their pages do not read. */
export const parcelPage = (carrier: Carrier, trackingNumber: string) =>
  `${PARCEL_PAGES[carrier]}${encodeURIComponent(trackingNumber.replaceAll(/\s/g, ''))}`
