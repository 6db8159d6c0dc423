/** The mail server. */
export interface MailServer {
  /** `smtps://…`, or `smtp://…`. */
  url: string
  /** Refuses a server that does not offer STARTTLS. */
  requiresTls: boolean
}

const EXPECTED =
  'SMTP_URL must be smtps://host, or smtp://host with STARTTLS, which is required then; of options it takes only ?name=.'

/**
 * Reads the mail server of a deployed gateway. Mails contain names, addresses and links to reset passwords, so all are sent
 * with TLS. The address may have no options, because some of nodemailer's options switch TLS off.
 */
export function readMailServer(text: string): MailServer {
  const url = URL.parse(text)
  const isKnown = url?.protocol === 'smtps:' || url?.protocol === 'smtp:'
  if (!url || !isKnown || url.hostname === '' || [...url.searchParams.keys()].some((name) => name !== 'name')) {
    throw new Error(EXPECTED)
  }
  return { url: text, requiresTls: url.protocol === 'smtp:' }
}
