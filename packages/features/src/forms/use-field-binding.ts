import { isQuestion } from '@shop/domain/fields/questions.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useCallback, useEffect, useRef } from 'react'
import { useErrorText } from './use-error-text.ts'

interface Bound<Values> {
  /** The prefix of the fields' ids, unique on the page. */
  id: string
  /** The group of these fields, in a form with groups. */
  group?: string
  values: Values
  errors: Partial<Record<string, MessageKey>>
  edit: (path: never, value: never) => void
  leave: (path: never) => void
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never
}[keyof Values & string]

/** Returns the id of a field's control, for links from the error summary. */
export const fieldId = (id: string, name: string) => `${id}-${name}`

export type FieldBinding<Values> = ReturnType<typeof useFieldBinding<Values>>

/** Binds controls to a form: a text field with `field('email')`, a checkbox with `box('agreed')`. */
export function useFieldBinding<Values>({ id, group, values, errors, edit, leave }: Bound<Values>) {
  const errorText = useErrorText(Object.values(errors))
  const afterPress = useAfterPress()
  const control = (name: string) => {
    // The names are keys of the values, so the path exists.
    const path = (group === undefined ? name : `${group}.${name}`) as never
    const message = errors[path]
    const isAsked = message !== undefined && isQuestion(message)
    return {
      attributes: { id: fieldId(id, name), name: path as string, error: isAsked ? '' : errorText(message, path) },
      question: isAsked ? errorText(message) : '',
      write: (value: string | boolean) => edit(path, value as never),
      check: () => afterPress(() => leave(path)),
    }
  }
  return {
    field: (name: NamesOf<Values, string>) => {
      const { attributes, question, write, check } = control(name)
      const value = String(values[name])
      return { ...attributes, question, value, onChange: write as (value: string) => void, onBlur: check }
    },
    box: (name: NamesOf<Values, boolean>) => {
      const { attributes, write } = control(name)
      return { ...attributes, checked: Boolean(values[name]), onChange: write as (checked: boolean) => void }
    },
  }
}

/**
 * Returns a function that delays work until the current press has ended. An error that appears on blur moves everything
 * below it, so that a press on the button below would miss.
 */
function useAfterPress() {
  const isPressing = useRef(false)
  useEffect(() => {
    const note = ({ type }: Event) => (isPressing.current = type === 'pointerdown')
    const events = ['pointerdown', 'pointerup', 'pointercancel'] as const
    for (const event of events) addEventListener(event, note, true)
    return () => {
      for (const event of events) removeEventListener(event, note, true)
    }
  }, [])
  return useCallback((run: () => void) => {
    setTimeout(() => {
      if (isPressing.current) addEventListener('pointerup', () => setTimeout(run), { once: true })
      else run()
    })
  }, [])
}
