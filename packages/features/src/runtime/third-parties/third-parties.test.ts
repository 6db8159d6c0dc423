import { expect, test } from 'vitest'
import { allAnalyticsHosts, analyticsHostsOf, NO_ANALYTICS_HOSTS } from './third-parties.ts'

test('[TRK-08] a shop lets in those it has named, and nobody where it asks for no consent (OP-43)', () => {
  const tagManager = { default: 'GTM-1', byHost: {}, scriptUrl: '' }
  expect(analyticsHostsOf({ consentScriptUrl: '', tagManager }, 'http://localhost:8080')).toEqual(NO_ANALYTICS_HOSTS)
  const asking = analyticsHostsOf({ consentScriptUrl: 'https://x.example/uc.js', tagManager: undefined }, undefined)
  expect(asking.scripts).toEqual(['https://policy.app.cookieinformation.com'])
  expect(asking.pictures).toEqual([])
  const counting = analyticsHostsOf(
    { consentScriptUrl: 'https://x.example/uc.js', tagManager },
    'http://localhost:8080',
  )
  expect(counting).toEqual(allAnalyticsHosts('http://localhost:8080'))
  expect(counting.scripts).toEqual([
    'https://policy.app.cookieinformation.com',
    'https://www.googletagmanager.com',
    'http://localhost:8080',
  ])
})
