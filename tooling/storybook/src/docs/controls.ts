import { glyphs } from '@shop/ui/elements/glyphs.ts'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'

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
  { table, control }: Pick<StrictInputType, 'table' | 'control'>,
  value: unknown,
): Control {
  const { summary = '', detail = '' } = table?.type ?? {}
  const type = `${summary} ${detail}`
  if (control) return {}
  if (PLUMBING.has(name) || typeof value === 'function' || type.includes('=>')) return NO_CONTROL
  if (type.includes('IconName')) return { control: { type: 'select' }, options: Object.keys(glyphs) }
  if (typeof value === 'boolean') return { control: { type: 'boolean' } }
  if (typeof value === 'string' && summary === 'union' && !/['"]/.test(detail)) return { control: { type: 'text' } }
  if (/ReactNode|readonly|\[\]/.test(type) || typeof value === 'object')
    return isWords(value) ? { control: { type: 'text' } } : NO_CONTROL
  return {}
}

const isWords = (value: unknown) => typeof value === 'string'
