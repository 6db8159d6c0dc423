import { valuesOf, type Environment } from '@shop/server/settings/read-from-table.ts'
import { byEnvironment, deployed, everywhere, port, unset } from '@shop/server/settings/rules.ts'
import type { Rule, Setting } from '@shop/server/settings/setting.ts'
import { readSiteEnvironment } from '@shop/server/settings/site-environment.ts'

/** The mail server. */
export interface MailServer {
  /** `smtps://…`, or `smtp://…`. */
  url: string
  /** Refuses a server that does not offer STARTTLS. */
  requiresTls: boolean
}

/**
 * Mails contain names, addresses and links to reset passwords, so all are sent with TLS. The address may have no options,
 * because some of nodemailer's options switch TLS off.
 */
const encryptedServer: Rule = {
  allowed: 'smtps://host, or smtp://host with STARTTLS, which is required then; of options it takes only ?name=',
  permits: (text) => {
    const url = URL.parse(text)
    const isKnown = url?.protocol === 'smtps:' || url?.protocol === 'smtp:'
    return isKnown && url.hostname !== '' && [...url.searchParams.keys()].every((name) => name === 'name')
  },
}

/** The settings of the mail server. */
export const mailSettings = [
  {
    name: 'SMTP_URL',
    meaning: '`smtps://` or `smtp://` with STARTTLS, a secret',
    isRequired: true,
    isSecret: true,
    mayBeFile: true,
    rules: deployed(encryptedServer),
  },
] as const satisfies readonly Setting[]

/** The port of the mail server of the sandboxes. */
export const sandboxMailSettings = [
  {
    name: 'SANDBOX_SMTP_PORT',
    meaning: 'port of their mail server',
    standard: '2525',
    rules: { ...everywhere(port()), ...byEnvironment({ production: unset }) },
  },
] as const satisfies readonly Setting[]

/** Returns the mail server. A developer's machine sends to the sandbox, without TLS. */
export function readMailServer(environment: Environment): MailServer {
  const { SMTP_URL, SANDBOX_SMTP_PORT } = valuesOf([...mailSettings, ...sandboxMailSettings], environment)
  if (readSiteEnvironment(environment) === 'local')
    return { url: SMTP_URL || `smtp://127.0.0.1:${SANDBOX_SMTP_PORT}`, requiresTls: false }
  return { url: SMTP_URL, requiresTls: URL.parse(SMTP_URL)?.protocol === 'smtp:' }
}
