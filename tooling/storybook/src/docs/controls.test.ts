import { expect, it } from 'vitest'
import { controlOf } from './controls.ts'

const typed = (summary: string, detail?: string) => ({ table: { type: { summary, ...(detail && { detail }) } } })

it.each([
  ['words', 'children', typed('ReactNode'), 'Buy', { type: 'text' }],
  ['words that may be missing', 'error', typed('union', 'string | undefined'), '', { type: 'text' }],
  ['yes or no that may be missing', 'labelHidden', typed('union', 'boolean | undefined'), false, { type: 'boolean' }],
  ['an icon', 'icon', typed('union', 'IconName | undefined'), undefined, { type: 'select' }],
  ['elements', 'children', typed('ReactNode'), { props: {} }, { disable: true }],
  ['a list', 'rows', typed('union', 'readonly SummaryRow[]'), [], { disable: true }],
  ['a callback', 'onChange', typed('(value: string) => void'), undefined, { disable: true }],
  ['an element of the page', 'ref', typed('Ref'), undefined, { disable: true }],
])('chooses the control for %s', (_, name, type, value, control) => {
  expect(controlOf(name, type, value).control).toEqual(control)
})

it('leaves choices to Storybook, and a control that a page has chosen', () => {
  expect(controlOf('look', typed('union', "'primary' | 'secondary'"), 'primary')).toEqual({})
  expect(controlOf('rows', { ...typed('object'), control: { type: 'object' } }, [])).toEqual({})
})
