import { styled } from 'styled-components'
import { Field, Input } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { useNumberInput } from '../commerce/use-number-input.ts'

interface NumberFieldProps extends FieldTexts {
  id?: string | undefined
  value: number
  parse: (text: string) => number | undefined
  onChange: (value: number) => void
  maxLength?: number
}

/** A whole number that may stand empty while typing; on leaving it shows the value in force again. */
export function NumberField({ value, parse, onChange, maxLength = 12, ...texts }: NumberFieldProps) {
  const { text, write, leave } = useNumberInput({ value, parse, onChange })
  return (
    <Field {...texts}>
      {(control) => (
        <Short
          {...control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={maxLength}
          value={text}
          onChange={(event) => write(event.target.value)}
          onBlur={leave}
        />
      )}
    </Field>
  )
}

const Short = styled(Input)`
  max-width: 10rem;
`
