import { useEffect, useEffectEvent } from 'react'
import { fieldId } from './use-field-binding.ts'

interface Tried {
  id: string
  values: object
  errors: Partial<Record<string, unknown>>
  tries: number
}

/** Focuses the first field with an error after each failed try, in small forms without a summary. */
export function useFocusFirstError({ id, values, errors, tries }: Tried) {
  const focus = useEffectEvent(() => {
    const wrong = Object.keys(values).find((name) => errors[name])
    if (wrong) document.getElementById(fieldId(id, wrong))?.focus()
  })
  useEffect(() => {
    if (tries > 0) focus()
  }, [tries])
}
