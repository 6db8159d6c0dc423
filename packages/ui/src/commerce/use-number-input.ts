import { useState } from 'react'

interface NumberInput {
  value: number
  /** Reads a typed text. Returns undefined for an invalid one, which the field then ignores. */
  parse: (text: string) => number | undefined
  onChange: (value: number) => void
}

/**
 * Keeps the typed text apart from the number. The field may be empty while typing and shows the number again on blur. A
 * number that the caller changes, such as back to 1 after adding, is shown at once.
 */
export function useNumberInput({ value, parse, onChange }: NumberInput) {
  const [draft, setDraft] = useState<string>()
  const [before, setBefore] = useState(value)
  if (value !== before) {
    setBefore(value)
    if (draft !== undefined && parse(draft) !== value) setDraft(undefined)
  }
  const write = (text: string) => {
    if (text === '') return setDraft('')
    const parsed = parse(text)
    if (parsed === undefined) return
    setDraft(String(parsed))
    onChange(parsed)
  }
  return { text: draft ?? String(value), write, leave: () => setDraft(undefined) }
}
