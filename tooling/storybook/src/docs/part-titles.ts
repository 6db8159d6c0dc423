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

/** Returns the address of a part's page in Storybook by the end of its title: "Actions/Button link". */
export const addressOf = (part: string) => `?path=/docs/${idOf(`parts-${part}`)}--docs`

const idOf = (words: string) => words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Returns the address, from a story's own frame, of a part's page ("Forms/Field") or of a pattern ("Errors"). */
export const pageOf = (title: string) =>
  title.includes('/') ? `./${addressOf(title)}` : `./?path=/story/${idOf(`patterns-${title}`)}--${idOf(title)}`

/** Returns a component's name in words, as its page is named: "Text field" of `TextField`. */
export const wordsOf = (component: string) =>
  component.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
