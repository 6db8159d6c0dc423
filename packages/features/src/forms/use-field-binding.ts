import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { useErrorText } from './use-error-text.ts'
import { useAfterPress } from './use-after-press.ts'

interface Bound<Values> {
  /** In front of the ids of the fields, so that two forms can stand on one page. */
  id: string
  /** The group of fields the values are, in a form of several. */
  group?: string
  values: Values
  errors: Partial<Record<string, MessageKey>>
  edit: (path: never, value: never) => void
  leave: (path: never) => void
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values & string]: Values[Name] extends Kind ? Name : never
}[keyof Values & string]

/** The id of a field's control, for links from the error summary. */
export const fieldId = (id: string, name: string) => `${id}-${name}`

/** What the parts of a form are bound with. */
export type FieldBinding<Values> = ReturnType<typeof useFieldBinding<Values>>

/** Binds the parts of a form to its state: a text field with `field('email')`, a box with `box('agreed')`. */
export function useFieldBinding<Values>({ id, group, values, errors, edit, leave }: Bound<Values>) {
  const errorText = useErrorText()
  const afterPress = useAfterPress()
  const control = (name: string) => {
    // The names are those of the values, which the form has its paths from.
    const path = (group === undefined ? name : `${group}.${name}`) as never
    return {
      attributes: { id: fieldId(id, name), name: path as string, error: errorText(errors[path]) },
      write: (value: string | boolean) => edit(path, value as never),
      check: () => afterPress(() => leave(path)),
    }
  }
  return {
    field: (name: NamesOf<Values, string>) => {
      const { attributes, write, check } = control(name)
      return { ...attributes, value: String(values[name]), onChange: write as (value: string) => void, onBlur: check }
    },
    box: (name: NamesOf<Values, boolean>) => {
      const { attributes, write } = control(name)
      return { ...attributes, checked: Boolean(values[name]), onChange: write as (checked: boolean) => void }
    },
  }
}
