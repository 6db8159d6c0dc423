/** The theme settings that the payment window supports, by Nets' names. */
const PROPERTIES = {
  textColor: '--text',
  panelColor: '--panel',
  primaryColor: '--primary',
  buttonTextColor: '--button-text',
  outlineColor: '--outline',
  buttonRadius: '--radius',
}

/** Applies the shop's colours. Unknown settings are ignored. @param {Record<string, unknown>} theme */
export function applyTheme(theme) {
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = theme[name]
    if (typeof value === 'string') document.documentElement.style.setProperty(property, value)
  }
}
