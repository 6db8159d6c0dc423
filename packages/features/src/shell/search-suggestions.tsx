import type { CategoryRoute } from '@shop/domain/catalogue/category-routes.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { SuggestionList, type Suggestion } from '@shop/ui/forms/suggestion-list.tsx'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useNavigate } from '../runtime/navigation/router.ts'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'

interface SearchSuggestionsProps {
  /** What is typed. */
  words: string
  onSearch: (words: string) => void
}

/** Milliseconds without a key after which the gateway is asked. */
const DEBOUNCE = 200
const MOST_WORDS = 6
const MOST_CATEGORIES = 3
/** From three letters on, or from the first digit of a word. */
const IS_ENOUGH = /\p{L}{3}|(?:^|\s)\d/u

/** Suggests words and categories while a visitor types. Makes the search field around it a combobox. */
export function SearchSuggestions({ words, onSearch }: SearchSuggestionsProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<number>()
  const [closedFor, setClosedFor] = useState<string>()
  // The words come later, so they stand below: nothing moves under a finger.
  const categories = useCategories(words)
  const titles = categories.map(({ label }) => plain(label))
  const found = [...categories, ...useWords(words).filter(({ label }) => !titles.includes(plain(label)))]
  const suggestions = found.map((one, index) => ({ ...one, id: `${id}-${index}` }))
  const isOpen = suggestions.length > 0 && closedFor !== words
  const reached = isOpen && active !== undefined ? suggestions[active] : undefined

  function close() {
    setClosedFor(words)
    setActive(undefined)
  }
  function choose({ label, href }: Suggestion & { href?: string }) {
    close()
    if (href === undefined) onSearch(label)
    else void navigate(href)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown') setClosedFor(undefined)
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      // One place more than there are suggestions: the field itself.
      const places = suggestions.length + 1
      const next = ((active ?? suggestions.length) + step + places) % places
      setActive(next === suggestions.length ? undefined : next)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && reached) choose(reached)
    else return
    event.preventDefault()
  })
  const onInput = useEffectEvent(() => {
    setClosedFor(undefined)
    setActive(undefined)
  })
  const onLeave = useEffectEvent(close)

  useEffect(() => {
    const field = fieldOf(place.current)
    const left = new AbortController()
    field?.addEventListener('keydown', (event) => onKey(event), { signal: left.signal })
    field?.addEventListener('input', () => onInput(), { signal: left.signal })
    field?.addEventListener('blur', () => onLeave(), { signal: left.signal })
    return () => left.abort()
  }, [])
  useEffect(() => {
    const field = fieldOf(place.current)
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': reached?.id,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field?.removeAttribute(name)
      else field?.setAttribute(name, value)
    }
  })

  return (
    <div ref={place}>
      {isOpen && (
        <SuggestionList
          id={id}
          label={t('SearchSuggestions')}
          suggestions={suggestions}
          activeId={reached?.id}
          onChoose={choose}
        />
      )}
      <Announcement visuallyHidden>{isOpen && t('SearchSuggestionsCount', { count: suggestions.length })}</Announcement>
    </div>
  )
}

const fieldOf = (place: HTMLElement | null) => place?.closest('search')?.querySelector('input')

/** Returns the searches that the gateway proposes. None while it is asked, and where it does not answer. */
function useWords(typed: string): { label: string; href?: string }[] {
  const { loadGateway } = useShop()
  const [answer, setAnswer] = useState<{ typed: string; words: readonly string[] }>()
  useEffect(() => {
    if (!IS_ENOUGH.test(typed)) return undefined
    const left = new AbortController()
    const ask = async () => {
      const { catalogue } = await loadGateway()
      const words = await catalogue.suggestions(typed, left.signal)
      if (!left.signal.aborted) setAnswer({ typed, words })
    }
    const timer = setTimeout(() => void ask().catch(() => undefined), DEBOUNCE)
    return () => {
      clearTimeout(timer)
      left.abort()
    }
  }, [typed, loadGateway])
  if (!IS_ENOUGH.test(typed) || answer?.typed !== typed) return []
  const others = answer.words.filter((word) => word !== typed.trim().toLowerCase())
  return others.slice(0, MOST_WORDS).map((label) => ({ label }))
}

/** Each word of a text follows a blank. */
const plain = (text: string) => ` ${withoutSoftHyphens(text).toLowerCase()}`

/**
 * Returns the categories with a word that begins like what is typed. Those with one name name the category that they are in. What
 * that does not tell apart is proposed once.
 */
function useCategories(typed: string): { label: string; kind: string; href: string }[] {
  const t = useTranslate()
  const { categoryRoutes } = useShopConfig()
  if (!IS_ENOUGH.test(typed)) return []
  const found = categoryRoutes.filter(({ title }) => plain(title).includes(plain(typed.trim())))
  const isNamesake = ({ title }: CategoryRoute) =>
    found.filter((other) => plain(other.title) === plain(title)).length > 1
  const shown = found.map((route) => ({
    label: route.title,
    kind: (isNamesake(route) && route.parent?.title) || t('SearchSuggestionCategory'),
    href: route.path,
  }))
  const words = shown.map(({ label, kind }) => plain(label) + plain(kind))
  return shown.filter((_, index) => words.indexOf(words[index] ?? '') === index).slice(0, MOST_CATEGORIES)
}
