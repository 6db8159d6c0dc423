/** The parts of a shop's theme that the payment window follows, by the provider's names. */
const PROPERTIES = {
  textColor: '--text',
  panelColor: '--panel',
  primaryColor: '--primary',
  buttonTextColor: '--button-text',
  outlineColor: '--outline',
  buttonRadius: '--radius',
}

/** Dresses the window in the shop's colours; unknown parts are left out. @param {Record<string, unknown>} theme */
export function applyTheme(theme) {
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = theme[name]
    if (typeof value === 'string') document.documentElement.style.setProperty(property, value)
  }
}
