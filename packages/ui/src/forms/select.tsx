import type { Ref, SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { divideProps, Field, Input } from './field.tsx'
import type { FieldTexts } from './field.tsx'
import { Icon } from '../elements/icon.tsx'

/** An option of a select. */
export interface Choice {
  value: string
  label: string
}

type Attributes = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange'>

interface SelectProps extends FieldTexts, Attributes {
  value: string
  choices: readonly Choice[]
  onChange: (value: string) => void
  ref?: Ref<HTMLSelectElement> | undefined
}

/** A native select with label, hint and error. Each device shows it in its own way. */
export function Select(props: SelectProps) {
  const [texts, { choices, onChange, ...select }] = divideProps(props)
  return (
    <Field {...texts}>
      {(control) => (
        <Frame>
          <Input as="select" {...select} {...control} onChange={(event) => onChange(event.target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </Input>
          <Icon name="down" />
        </Frame>
      )}
    </Field>
  )
}

const Frame = styled.div`
  position: relative;

  > select {
    appearance: none;
    padding-right: 3rem;
  }

  > [data-icon] {
    position: absolute;
    right: 0.875rem;
    top: 50%;
    transform: translateY(-50%);
    pointer-events: none;
  }
`
