import type { InputHTMLAttributes, Ref } from 'react'
import { divideProps, Field, Input } from './field.tsx'
import type { FieldTexts } from './field.tsx'

type Attributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'placeholder'>

interface TextFieldProps extends FieldTexts, Attributes {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLInputElement> | undefined
}

/** A text field of one line with label, hint and error. */
export function TextField(props: TextFieldProps) {
  const [texts, { onChange, ...input }] = divideProps(props)
  return (
    <Field {...texts}>
      {(control) => <Input type="text" {...input} {...control} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
