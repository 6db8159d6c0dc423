/** How far a part is, by its tag in Storybook. */
export const STAGES = {
  stable: { label: 'Stable', tone: 'success' },
  experimental: { label: 'Experimental', tone: 'warning' },
  deprecated: { label: 'Deprecated', tone: 'danger' },
} as const

export type Stage = keyof typeof STAGES

/** Returns the stage among a page's tags. A part without one is experimental. */
export const stageOf = (tags: readonly string[] = []): Stage =>
  (Object.keys(STAGES) as Stage[]).find((stage) => tags.includes(stage)) ?? 'experimental'

/** Returns the name at the end of a title: "Button" of "Parts/Actions/Button". */
export const nameOf = (title: string) => title.split('/').at(-1) ?? title

/** Returns words as they stand in addresses: "text-field" of "Text field". */
export const idOf = (words: string) =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Returns a component's name in words, as its page is named: "Text field" of `TextField`. */
export const wordsOf = (component: string) =>
  component.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
