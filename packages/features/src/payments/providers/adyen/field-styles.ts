/**
 * How Adyen's frames write what is typed into them. They see nothing of the page, its typefaces and its variables, so they are told
 * what the page's own text looks like.
 */
export function fieldStyles(container: Element) {
  const { color, fontSize, fontWeight } = getComputedStyle(container)
  const letters = { color, fontSize, fontWeight, fontFamily: 'system-ui, sans-serif' }
  return { base: letters, error: letters, validated: letters, placeholder: { color, fontWeight } }
}
