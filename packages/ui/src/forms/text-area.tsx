import type { Ref, TextareaHTMLAttributes } from 'react'
import { divideProps, Field, Input } from './field.tsx'
import type { FieldTexts } from './field.tsx'

type Attributes = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'placeholder'>

interface TextAreaProps extends FieldTexts, Attributes {
  value: string
  onChange: (value: string) => void
  ref?: Ref<HTMLTextAreaElement> | undefined
}

/** A text field of several lines with label, hint and error. For messages. */
export function TextArea(props: TextAreaProps) {
  const [texts, { onChange, ...area }] = divideProps(props)
  return (
    <Field {...texts}>
      {(control) => (
        <Input as="textarea" rows={5} {...area} {...control} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}
