/** Returns a text for any place but visible HTML, which alone hides the places where a word may break. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00AD', '')
