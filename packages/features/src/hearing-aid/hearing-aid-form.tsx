import { isBatterySize } from '@shop/domain/catalogue/batteries/battery-sizes.ts'
import { fitOf, LONGEST_WORDS, systemsIn, type HearingAid } from '@shop/domain/catalogue/batteries/hearing-aid.ts'
import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { Accordion, AccordionItem } from '@shop/ui/content/accordion.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { useRef, useState, type FormEvent } from 'react'
import { color } from '@shop/ui/tokens/theme.ts'
import { styled } from 'styled-components'
import { useBatteryChoices } from './use-battery-choices.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useHearingAid } from './hearing-aid-memory.ts'

interface HearingAidFormProps {
  /** What the product of the page is for. Without it, the form is about no product. */
  fits?: readonly string[] | undefined
}

/** A row that says whether a product fits the visitor's hearing aid, with the form in which the visitor describes that. */
export function HearingAidForm({ fits }: HearingAidFormProps) {
  const { aid, ...memory } = useHearingAid()
  const title = useTitle(fits, aid)
  return (
    <Accordion>
      <AccordionItem title={title}>
        <Said fits={fits} aid={aid} {...memory} />
      </AccordionItem>
    </Accordion>
  )
}

const VERDICTS = {
  fits: 'HearingAidFits',
  doesNotFit: 'HearingAidFitsNot',
  unknown: 'HearingAidFitsUnknown',
} as const

/** Returns the question, or its answer once something is known about the hearing aid. */
function useTitle(fits: readonly string[] | undefined, aid: HearingAid | undefined) {
  const t = useTranslate()
  if (!fits) {
    const names = aid && [aid.size && t('BatterySizeNamed', { size: aid.size }), aid.words].filter(Boolean).join(', ')
    return names ? t('HearingAidNamed', { names }) : t('HearingAidTitle')
  }
  if (!aid) return t('HearingAidQuestion')
  const fit = fitOf(fits, aid)
  return <Verdict data-fit={fit}>{t(VERDICTS[fit])}</Verdict>
}

const Verdict = styled.span`
  &[data-fit='fits'] {
    color: ${color.success.fg};
  }
  &[data-fit='doesNotFit'] {
    color: ${color.warning.fg};
  }
`

interface SaidProps extends HearingAidFormProps {
  aid: HearingAid | undefined
  isOnDevice: boolean
  remember: (aid: HearingAid | undefined) => void
}

function Said({ fits = [], aid, isOnDevice, remember }: SaidProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState<{ size?: string; words?: string }>({})
  const [isSaved, setSaved] = useState(false)
  const place = useRef<HTMLFormElement>(null)
  const { size = aid?.size ?? '', words = aid?.words ?? '' } = typed
  const choices = useBatteryChoices()
  // Short, because a browser cuts the text of a closed list.
  const sizes = choices.map(({ value, label, text }) => ({
    value,
    label: value === 'rechargeable' ? label : `${value} (${text})`,
  }))
  const names = fits.map((name) => choices.find(({ value }) => value === name)?.label ?? name)
  const systems = fits.filter((name) => !isBatterySize(name))
  const edit = (change: typeof typed) => {
    setTyped({ ...typed, ...change })
    setSaved(false)
  }
  const store = (said: HearingAid | undefined) => {
    remember(said)
    setTyped({})
    setSaved(said !== undefined)
    // The button that was pressed goes with it.
    if (!said) place.current?.closest('details')?.querySelector('summary')?.focus()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const said = { size: isBatterySize(size) ? size : undefined, words: cleanLine(words) }
    store(said.size || said.words ? said : undefined)
  }
  return (
    <form ref={place} onSubmit={save}>
      <Fields>
        {fits.length > 0 && <p>{t('HearingAidIsFor', { names: names.join(', ') })}</p>}
        <Select
          label={t('BatterySize')}
          hint={t('BatteryFinderText')}
          value={size}
          choices={[{ value: '', label: t('HearingAidSizeUnknown') }, ...sizes]}
          onChange={(chosen) => edit({ size: chosen })}
        />
        {systems.map((name) => (
          <Checkbox
            key={name}
            label={t('HearingAidTakes', { name })}
            checked={fitOf([name], { words }) === 'fits'}
            onChange={(isTaken) => edit({ words: isTaken ? joined(words, name) : without(words, name) })}
          />
        ))}
        <TextField
          label={t('HearingAidWords')}
          hint={t('HearingAidWordsHint')}
          value={words}
          maxLength={LONGEST_WORDS}
          autoComplete="off"
          onChange={(text) => edit({ words: text })}
        />
        <Row>
          <Button type="submit">{t('HearingAidSave')}</Button>
          {isOnDevice && <TextButton onClick={() => store(undefined)}>{t('HearingAidForget')}</TextButton>}
        </Row>
        <div>
          <Announcement>{isSaved && t('HearingAidSaved')}</Announcement>
          <Small>{t('HearingAidKept')}</Small>
        </div>
      </Fields>
    </form>
  )
}

const joined = (words: string, name: string) => [words.trim(), name].filter(Boolean).join(', ').slice(0, LONGEST_WORDS)
/** Returns the words without a name, however it is written in them. */
const without = (words: string, name: string) =>
  words
    .split(/[,;\n]/)
    .filter((word) => systemsIn(word)[0] !== systemsIn(name)[0])
    .map((word) => word.trim())
    .join(', ')
