/** Where mails are handed over. */
export interface MailServer {
  /** `smtps://…`, or `smtp://…`. */
  url: string
  /** Refuses a server that does not offer STARTTLS. */
  requiresTls: boolean
}

const EXPECTED =
  'SMTP_URL must be smtps://host, or smtp://host with STARTTLS, which is required then; of options it takes only ?name=.'

/**
 * Reads the mail server of a deployed gateway. Mails hold names, addresses and links to new passwords, so none is sent
 * without TLS: the library would take its options from the address, and some of them switch TLS off.
 */
export function readMailServer(text: string): MailServer {
  const url = URL.parse(text)
  const isKnown = url?.protocol === 'smtps:' || url?.protocol === 'smtp:'
  if (!url || !isKnown || url.hostname === '' || [...url.searchParams.keys()].some((name) => name !== 'name')) {
    throw new Error(EXPECTED)
  }
  return { url: text, requiresTls: url.protocol === 'smtp:' }
}
