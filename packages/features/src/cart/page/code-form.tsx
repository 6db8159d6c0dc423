import { Button } from '@shop/ui/elements/button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Row, Stack } from '@shop/ui/layout/layout.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useState, type ReactNode } from 'react'
import { useErrorText } from '../../forms/use-error-text.ts'
import { useFocusFirstError } from '../../forms/use-focus-first-error.ts'
import { useForm } from '../../forms/use-form.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShop } from '../../runtime/state/shop-context.ts'
import { changeProperties } from '../change-properties.ts'
import type { CodeKind } from './code-kinds.ts'

interface CodeFormProps {
  kind: CodeKind
  /** The applied code. Empty for none. */
  applied: string
  /** Whether the gateway has accepted or refused a code, even if the cart does not name that code. */
  isAnswered?: boolean
  /** The result to show for the code. */
  result?: ReactNode
  /** The reason of a refusal. */
  refusal?: string | undefined
}

/** A checkbox that reveals a code field. Apply attaches the code to the cart, Cancel removes it. */
export function CodeForm({ kind, applied, isAnswered = false, result, refusal }: CodeFormProps) {
  const t = useTranslate()
  const shop = useShop()
  // A result belongs to the code that was sent, not to one that is being typed.
  const [sent, setSent] = useState(applied)
  const change = (code: string) => changeProperties(shop, { [kind.property]: code })
  const form = useForm({
    id: kind.property,
    rules: kind.rules,
    questions: kind.questions,
    empty: { code: applied },
    send: ({ code }) => change(code),
    onSent: ({ values }) => setSent(values.code),
  })
  useFocusFirstError(form)
  const removal = useAction(() => change(''))
  const { code } = form.values
  const isEdited = code !== sent
  const [isOpen, setOpen] = useState(code !== '' || isAnswered)
  const hasCode = applied !== '' || isAnswered
  const cancel = () => {
    setOpen(false)
    form.edit('code', '')
    setSent('')
    if (hasCode) void removal.run()
  }
  const { error, question, ...field } = form.field('code')
  const errorText = useErrorText([question ? 'QuestionsNote' : undefined])

  return (
    <div>
      <Checkbox label={t(kind.question)} checked={isOpen} onChange={(wants) => (wants ? setOpen(true) : cancel())} />
      {isOpen && (
        <form {...form.formProps}>
          <Stack>
            <TextField
              {...field}
              label={t(kind.label)}
              hint={kind.hint && t(kind.hint)}
              error={error || (isEdited ? undefined : refusal)}
              question={question && `${question} ${errorText('QuestionsNote')}`}
              autoComplete="off"
            />
            {!isEdited && result}
            <ActionAlert hasFailed={form.errorCodes.length > 0 || removal.hasFailed} text="CartChangeFailed" />
            <Row>
              <Button type="submit" look="secondary" busy={form.isSending || removal.isRunning}>
                {t(kind.apply)}
              </Button>
              <Button look="quiet" onClick={cancel}>
                {t(hasCode ? kind.remove : 'Cancel')}
              </Button>
            </Row>
          </Stack>
        </form>
      )}
    </div>
  )
}
