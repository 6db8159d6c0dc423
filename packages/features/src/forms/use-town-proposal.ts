import { townOf, type TownList } from '@shop/domain/address/towns/town-of.ts'
import { useAnnouncer } from '@shop/ui/feedback/announcer-context.ts'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** The lists of towns, by country. Each is loaded when the postcode of such a country is touched. */
const LISTS: Readonly<Partial<Record<string, () => Promise<{ default: TownList }>>>> = {
  DK: () => import('@shop/domain/address/towns/towns.dk.json'),
  SE: () => import('@shop/domain/address/towns/towns.se.json'),
}

interface Place {
  postalCode: string
  countryCode: string
  /** The field of the town. */
  city: { id: string; value: string; onChange: (town: string) => void }
}

/**
 * Proposes the town of a typed postcode, in an empty field or in place of an earlier proposal. Typed text stays, and so does
 * what the browser fills in. Returns whether the town is a proposal, and what starts with the first touch of the postcode.
 */
export function useTownProposal({ postalCode, countryCode, city }: Place) {
  const t = useTranslate()
  const { announce } = useAnnouncer()
  const [isTouched, setTouched] = useState(false)
  const list = useTownList(isTouched ? countryCode : '')
  const [proposed, setProposed] = useState('')
  const found = useMemo(() => list && townOf(list, postalCode, countryCode), [list, postalCode, countryCode])
  const propose = useEffectEvent((town = '') => {
    const isOpen = city.value.trim() === '' || (proposed !== '' && city.value === proposed)
    const isBeingTyped = document.activeElement?.id === city.id
    if (!isOpen || isBeingTyped || city.value === town) return
    setProposed(town)
    city.onChange(town)
    if (town) announce(t('TownProposed', { town }))
  })
  const isFirst = useRef(true)
  useEffect(() => {
    // What was there before the first touch is no change.
    if (isFirst.current && !found) return undefined
    isFirst.current = false
    // After the browser's autofill, which writes all fields in one go.
    const timer = setTimeout(propose, 0, found)
    return () => clearTimeout(timer)
  }, [found])
  return {
    isProposed: proposed !== '' && city.value === proposed,
    touch: () => setTouched(true),
  }
}

/** Loads the list of a country once. Undefined until it is there, for other countries, and if it cannot be loaded. */
function useTownList(countryCode: string): TownList | undefined {
  const [lists, setLists] = useState<Readonly<Partial<Record<string, TownList>>>>({})
  useEffect(() => {
    let isLeft = false
    LISTS[countryCode]?.().then(
      ({ default: list }) => {
        if (!isLeft) setLists((before) => ({ ...before, [countryCode]: list }))
      },
      // The town is typed then.
      () => undefined,
    )
    return () => {
      isLeft = true
    }
  }, [countryCode])
  return lists[countryCode]
}
