/** How the shop solves one thing on all pages: the words of a page below Patterns. */
export interface Pattern {
  title: string
  /** What the pattern is for, in one or two sentences. */
  lead: string
  /** When to use the pattern. */
  use: string
  /** When not to use it. */
  avoid: string
  /** What to use instead, by the end of the title of a part or a pattern, each with its case. */
  instead: Readonly<Record<string, string>>
  rules: readonly string[]
  /** The files that hold the rules, each with what to look for. */
  code: Readonly<Record<string, string>>
}
