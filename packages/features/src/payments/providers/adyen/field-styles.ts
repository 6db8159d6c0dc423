/**
 * Returns the text styles for Adyen's frames. The frames cannot read the page's typefaces and variables, so they get the
 * computed styles.
 */
export function fieldStyles(container: Element) {
  const { color, fontSize, fontWeight } = getComputedStyle(container)
  const letters = { color, fontSize, fontWeight, fontFamily: 'system-ui, sans-serif' }
  return { base: letters, error: letters, validated: letters, placeholder: { color, fontWeight } }
}
