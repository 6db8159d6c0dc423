/** Words of stories' names that keep their capitals in a sentence. */
const NAMES = 'Adyen CPR Danish Denmark Klarna Nets Swedish UK VAT'.split(' ')
const spelling = new Map(NAMES.map((name) => [name.toLowerCase(), name]))

/**
 * Returns a story's name as a sentence: "Long texts" of "Long Texts", which Storybook makes of the export `LongTexts`. Then the
 * only story of a page has the page's name, and stands in the sidebar without a folder.
 */
export const storyName = (name: string) =>
  name
    .split(' ')
    .map((word, index) => spelling.get(word.toLowerCase()) ?? (index === 0 ? word : word.toLowerCase()))
    .join(' ')
