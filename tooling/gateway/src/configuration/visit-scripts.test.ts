import { describe, expect, it } from 'vitest'
import { readVisitScripts, replacedScripts } from './visit-scripts.ts'

describe('visit scripts', () => {
  it('takes the sandbox’s scripts on a developer’s machine only [CFG-29] [TRK-02] (OP-43)', () => {
    expect(readVisitScripts({ SITE_ENV: 'local', SANDBOX_PORT: '4711' })).toEqual({
      consent: 'http://localhost:4711/uc.js',
      tagManager: 'http://localhost:4711/gtm.js',
    })
    expect(readVisitScripts({ SITE_ENV: 'local', SANDBOX_ORIGIN: 'https://sandbox.test' }).consent).toBe(
      'https://sandbox.test/uc.js',
    )
    for (const SITE_ENV of ['production', 'staging', 'test']) {
      expect(readVisitScripts({ SITE_ENV, SANDBOX_PORT: '4711' })).toEqual({})
      expect(readVisitScripts({ SITE_ENV, CONSENT_SCRIPT: 'https://own.test/uc.js' })).toEqual({
        consent: 'https://own.test/uc.js',
      })
    }
  })

  it('gives a script to no shop that names none (OP-43)', () => {
    const scripts = { consent: 'http://localhost/uc.js', tagManager: 'http://localhost/gtm.js' }
    expect(replacedScripts({ consentScriptUrl: '' }, scripts)).toEqual({})
    const tagManager = { default: 'GTM-1', byHost: {} }
    expect(replacedScripts({ consentScriptUrl: 'https://vendor.test/uc.js', tagManager }, scripts)).toEqual({
      consentScriptUrl: 'http://localhost/uc.js',
      tagManager: { ...tagManager, scriptUrl: 'http://localhost/gtm.js' },
    })
    expect(replacedScripts({ consentScriptUrl: 'https://vendor.test/uc.js', tagManager }, {})).toEqual({})
  })
})
