import { SearchForm } from '@shop/ui/forms/search-form.tsx'
import { useState } from 'react'
import { LONGEST_SEARCH, paths, searchQueryOf } from '../runtime/navigation/paths.ts'
import { useLocation, useNavigate } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** The search of the header. Holds the query of the results page, and is empty on other pages. */
export function SearchBox() {
  const { pathname } = useLocation()
  const query = searchQueryOf(pathname) ?? ''
  return <Words key={query} query={query} />
}

function Words({ query }: { query: string }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [words, setWords] = useState(query)
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
      onChange={setWords}
      onSearch={search}
    />
  )
}
