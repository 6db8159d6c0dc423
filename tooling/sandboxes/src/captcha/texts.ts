const english = {
  title: 'Captcha',
  sandbox: 'Sandbox: no real check',
  human: 'I am a human',
  failed: 'The check failed. Please try again.',
  expired: 'The check has expired. Please tick the box again.',
  unknown: 'This site key is not known here.',
}

/** The widget's own texts. They are the vendor's, not the shop's. */
type CaptchaTexts = typeof english

const danish: CaptchaTexts = {
  title: 'Captcha',
  sandbox: 'Testmiljø: ingen rigtig kontrol',
  human: 'Jeg er et menneske',
  failed: 'Kontrollen mislykkedes. Prøv igen.',
  expired: 'Kontrollen er udløbet. Sæt kryds igen.',
  unknown: 'Nøglen til dette websted kendes ikke her.',
}

const swedish: CaptchaTexts = {
  title: 'Captcha',
  sandbox: 'Testmiljö: ingen riktig kontroll',
  human: 'Jag är en människa',
  failed: 'Kontrollen misslyckades. Försök igen.',
  expired: 'Kontrollen har gått ut. Kryssa i rutan igen.',
  unknown: 'Nyckeln till den här webbplatsen är okänd här.',
}

const TEXTS: Readonly<Record<string, CaptchaTexts>> = { en: english, da: danish, sv: swedish }

/** Returns the texts for a language such as `da` or `da-DK`, and their language. All others get English. */
export function wordsIn(asked: string) {
  const language = asked.slice(0, 2) in TEXTS ? asked.slice(0, 2) : 'en'
  return { language, texts: TEXTS[language] ?? english }
}
