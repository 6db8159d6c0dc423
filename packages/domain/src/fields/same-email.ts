/** A domain with letters that the name service does not know. Everything else is left as it is. */
const WITH_OTHER_LETTERS = /@(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns a cleaned e-mail address in the form that is compared: in lower case, with letters as most keyboards write them, and
 * its domain in ASCII, as Chromium sends a typed one: `a@høreapparat.dk` is `a@xn--hreapparat-0cb.dk`.
 * Apart from `clean-email.ts`, because every page loads this file and only pages with forms clean.
 */
export const foldedEmail = (email: string): string =>
  email.trim().normalize('NFC').toLowerCase().replace(WITH_OTHER_LETTERS, asciiDomain)

function asciiDomain(domain: string): string {
  try {
    return `@${new URL(`http://${domain.slice(1)}`).hostname}`
  } catch {
    return domain
  }
}

/** Returns whether two cleaned e-mail addresses are the same. */
export const isSameEmail = (one: string, other: string) => foldedEmail(one) === foldedEmail(other)
