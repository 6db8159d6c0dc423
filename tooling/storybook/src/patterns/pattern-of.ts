import type { Pattern } from './pattern.ts'
import * as patterns from './patterns.ts'
import * as shopPatterns from './shop-patterns.ts'

/** The words of all patterns. */
export const allPatterns: readonly Pattern[] = [...Object.values(patterns), ...Object.values(shopPatterns)]

/** Returns the words of a page below Patterns by its title in Storybook, "Patterns/Forms". */
export const patternOf = (title: string) => allPatterns.find((pattern) => title === `Patterns/${pattern.title}`)
