import { useState } from 'react'

interface NumberInput {
  value: number
  /** The number a text stands for; nothing when it is none, and then the field stays as it was. */
  parse: (text: string) => number | undefined
  onChange: (value: number) => void
}

/**
 * Keeps what is typed apart from the number in force: empty while typing, and on leaving the number again. A number
 * that changes by itself, such as back to 1 after adding, is shown at once.
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
