import { glyphs } from '@shop/ui/elements/glyphs.ts'
import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

type Control = Pick<StrictInputType, 'control' | 'options'>

const NO_CONTROL: Control = { control: { disable: true } }

/** Props of React and of the browser that no designer turns. */
const PLUMBING = new Set(['ref', 'className', 'id', 'as', 'state'])

/**
 * Chooses a control for each prop: a field for words, a list for icons and choices, a switch for yes or no. Callbacks and
 * pieces made of elements have none, because a control would show their code.
 */
export const designersControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [name, { ...type, ...controlOf(name, type, initialArgs[name]) }]),
  )

/** Returns the control of a prop. An empty object leaves the choice to Storybook. */
export function controlOf(
  name: string,
  { table, control, type }: Pick<StrictInputType, 'table' | 'control' | 'type'>,
  value: unknown,
): Control {
  const { summary = '', detail = '' } = table?.type ?? {}
  const described = `${summary} ${detail} ${type?.raw ?? ''}`
  const choices = choicesOf(type)
  if (control) return {}
  if (PLUMBING.has(name) || typeof value === 'function' || described.includes('=>')) return NO_CONTROL
  if (described.includes('IconName')) return { control: { type: 'select' }, options: Object.keys(glyphs) }
  if (choices.length > 0) return { control: { type: 'select' }, options: choices }
  if (value === undefined && type) return controlOfMissing(type)
  if (typeof value === 'boolean') return { control: { type: 'boolean' } }
  if (typeof value === 'string' && summary === 'union') return { control: { type: 'text' } }
  if (/ReactNode|readonly|\[\]/.test(described) || typeof value === 'object')
    return isWords(value) ? { control: { type: 'text' } } : NO_CONTROL
  return {}
}

/** Returns the control of a prop that the example leaves out. Storybook would ask for the code of an object. */
function controlOfMissing(type: SBType): Control {
  const names = (type.name === 'union' ? type.value : [type]).map(({ name }) => name)
  if (names.includes('string')) return { control: { type: 'text' } }
  if (names.includes('number')) return { control: { type: 'number' } }
  return names.includes('boolean') ? { control: { type: 'boolean' } } : NO_CONTROL
}

/** Returns the words that a prop can have. Empty for a prop that can be anything else. */
function choicesOf(type: StrictInputType['type']): (string | number | null)[] {
  if (type?.name === 'enum') return [...type.value]
  if (type?.name !== 'union') return []
  const given = type.value.filter((part) => !(part.name === 'other' && part.value === 'undefined'))
  return given.every(({ name }) => name === 'enum') ? given.flatMap(choicesOf) : []
}

const isWords = (value: unknown) => typeof value === 'string'
