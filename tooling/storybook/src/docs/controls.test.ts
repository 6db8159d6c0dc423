import type { SBType } from 'storybook/internal/types'
import { describe, expect, it } from 'vitest'
import { controlOf } from './controls.ts'

const typed = (summary: string, detail?: string) => ({ table: { type: { summary, ...(detail && { detail }) } } })

// As Storybook derives them from the types of props.
const look: SBType = { name: 'enum', value: ['primary', 'secondary'], raw: "'primary' | 'secondary'" }
const anIcon: SBType = { name: 'enum', value: ['basket'], raw: 'keyof typeof glyphs' }
const nothing: SBType = { name: 'other', value: 'undefined' }
const union = (raw: string, ...value: SBType[]): SBType => ({ name: 'union', value, raw })

describe('controlOf', () => {
  it.each<[string, string, Parameters<typeof controlOf>[1], unknown, object]>([
    ['words', 'children', typed('ReactNode'), 'Buy', { type: 'text' }],
    ['words that may be missing', 'error', typed('union', 'string | undefined'), '', { type: 'text' }],
    ['yes or no that may be missing', 'labelHidden', typed('union', 'boolean | undefined'), false, { type: 'boolean' }],
    ['an icon', 'icon', { type: union('IconName | undefined', anIcon, nothing) }, undefined, { type: 'select' }],
    ['a choice', 'look', { ...typed('union'), type: look }, 'primary', { type: 'select' }],
    [
      'a choice that may be missing',
      'tone',
      { type: union('Tone | undefined', look, nothing) },
      undefined,
      { type: 'select' },
    ],
    [
      'words that the example leaves out',
      'hint',
      { type: union('', { name: 'string' }, nothing) },
      undefined,
      { type: 'text' },
    ],
    ['a switch that the example leaves out', 'wide', { type: { name: 'boolean' } }, undefined, { type: 'boolean' }],
    [
      'an object that the example leaves out',
      'brand',
      { type: { name: 'other', value: 'Brand' } },
      undefined,
      { disable: true },
    ],
    ['elements', 'children', typed('ReactNode'), { props: {} }, { disable: true }],
    ['a list', 'rows', typed('union', 'readonly SummaryRow[]'), [], { disable: true }],
    ['a callback', 'onChange', typed('(value: string) => void'), undefined, { disable: true }],
    ['an element of the page', 'ref', typed('Ref'), undefined, { disable: true }],
  ])('chooses the control for %s', (_, name, type, value, control) => {
    expect(controlOf(name, type, value).control).toEqual(control)
  })

  it('offers the words of a choice', () => {
    expect(controlOf('look', { type: look }, 'primary').options).toEqual(['primary', 'secondary'])
    expect(controlOf('tone', { type: union('Tone | undefined', look, nothing) }, 'primary').options).toEqual([
      'primary',
      'secondary',
    ])
    expect(controlOf('icon', { type: union('IconName | undefined', anIcon, nothing) }, 'basket').options).toContain(
      'heart',
    )
  })

  it('leaves a control that a page has chosen', () => {
    expect(controlOf('rows', { ...typed('object'), control: { type: 'object' } }, [])).toEqual({})
  })
})
