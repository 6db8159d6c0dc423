import { fieldErrors, type FieldErrors } from '@shop/domain/field-errors.ts'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import { useGlobalFailureHandler } from '../runtime/failures/use-global-failure-handler.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { refusalCodes } from './refusal.ts'
import { useAfterPress } from './use-after-press.ts'

type Typed = Record<string, string | boolean>

interface FormNeeds<Values extends Typed, Rules extends v.GenericSchema> {
  /** In front of the ids of its fields, so that two forms can stand on one page. */
  id: string
  rules: Rules
  empty: Values
  /** Sends what the rules made of it. A refusal with codes becomes `codes`; the global failure rule does the rest. */
  send: (checked: v.InferOutput<Rules>) => Promise<void>
  /** Called when the gateway has refused, for fields that must be emptied. */
  onRefused?: (form: { set: (values: Partial<Values>) => void }) => void
}

/** One form on a page: what is typed into it, what is wrong with that, and sending it once at a time. */
export function useForm<Values extends Typed, Rules extends v.GenericSchema>(needs: FormNeeds<Values, Rules>) {
  const { id, rules, empty, send, onRefused } = needs
  const t = useTranslate()
  const handleGlobalFailure = useGlobalFailureHandler()
  const afterPress = useAfterPress()
  const [typed, setTyped] = useState(empty)
  const [errors, setErrors] = useState<Errors<Values>>({})
  const [codes, setCodes] = useState<readonly string[]>([])
  const [tries, setTries] = useState(0)
  const [isSending, setSending] = useState(false)
  const underway = useRef(false)

  const set = (values: Partial<Values>) => setTyped((before) => ({ ...before, ...values }))
  // The rules of a form speak of its fields.
  const check = (values: Values): Errors<Values> => fieldErrors(rules, values) as Errors<Values>
  const fieldId = (field: keyof Values) => `${id}-${String(field)}`

  const edit = <Field extends keyof Values>(field: Field, value: Values[Field]) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors((before) => ({ ...before, [field]: undefined }))
    setCodes([])
  }
  /** What was typed is checked on leaving its field; an empty field is not validated yet. */
  const leave = (field: FieldOf<Values>) => {
    const value = typed[field]
    if (typeof value !== 'string' || value.trim() === '') return
    setErrors((before) => ({ ...before, [field]: check(typed)[field] }))
  }
  const submit = async () => {
    if (underway.current) return
    const found = check(typed)
    setErrors(found)
    setCodes([])
    if (Object.values(found).some(Boolean)) {
      setTries((before) => before + 1)
      return
    }
    underway.current = true
    setSending(true)
    try {
      await send(v.parse(rules, typed))
    } catch (error) {
      const refused = refusalCodes(error)
      if (!refused) {
        if (!handleGlobalFailure(error)) throw error
        return
      }
      setCodes(refused)
      setTries((before) => before + 1)
      onRefused?.({ set })
    } finally {
      underway.current = false
      setSending(false)
    }
  }

  /** What a text field of the form needs. */
  const field = (name: TextFieldsOf<Values>) => ({
    id: fieldId(name),
    name,
    value: String(typed[name]),
    error: t(errors[name]),
    onChange: (value: string) => edit(name, value as Values[typeof name]),
    onBlur: () => afterPress(() => leave(name)),
  })

  return { typed, set, edit, errors, codes, tries, isSending, submit, field, fieldId }
}

type FieldOf<Values> = Extract<keyof Values, string>
type Errors<Values> = FieldErrors<FieldOf<Values>>
type TextFieldsOf<Values> = { [Name in FieldOf<Values>]: Values[Name] extends string ? Name : never }[FieldOf<Values>]
