/** Puts values into the {places} of a text; a place nobody fills stays empty. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '')
