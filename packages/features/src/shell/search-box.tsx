import { SearchForm } from '@shop/ui/forms/search-form.tsx'
import { useState, type ComponentProps, type FunctionComponent } from 'react'
import { LONGEST_SEARCH, paths, searchQueryOf } from '../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'

/** The search of the header. Holds the query of the results page, and is empty on other pages. */
export function SearchBox() {
  const { pathname } = useLocation()
  const query = searchQueryOf(pathname) ?? ''
  return <Words key={query} query={query} />
}

type SuggestionsProps = ComponentProps<typeof import('./search-suggestions.tsx').SearchSuggestions>

function Words({ query }: { query: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { searchSuggestions } = useConfiguration()
  const [words, setWords] = useState(query)
  const [Suggestions, setSuggestions] = useState<FunctionComponent<SuggestionsProps>>()
  const type = (typed: string) => {
    setWords(typed)
    if (searchSuggestions && !Suggestions)
      // The search works without them.
      import('./search-suggestions.tsx').then(
        (code) => setSuggestions(() => code.SearchSuggestions),
        () => undefined,
      )
  }
  const search = (typed: string) => {
    const wanted = typed.trim()
    if (wanted !== '') void navigate(paths.search(wanted))
  }
  return (
    <SearchForm
      label={t('SearchFieldLabel')}
      example={t('SearchPlaceholder')}
      buttonLabel={t('Search')}
      action={paths.searchForm}
      name="query"
      value={words}
      maxLength={LONGEST_SEARCH}
      onChange={type}
      onSearch={search}
    >
      {Suggestions && <Suggestions words={words} onSearch={search} />}
    </SearchForm>
  )
}
