import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const start = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env },
  })

/** Starts the server with a settings file. */
async function startWith(text: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'sites-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'sites.json')
  await writeFile(file, text)
  return start({ SITE_ENV: 'local', SITES_FILE: file })
}

test('does not start without SITE_ENV, and explains it in one sentence', async () => {
  await expect(start({ SITE_ENV: '' })).rejects.toMatchObject({
    code: 1,
    stderr: 'SITE_ENV must be one of local, test, staging, production.\n',
  })
})

test.each([
  ['a comma is missing', '{\n  "defaults": {}\n  "phonicear": {}\n}', /sites\.json:3:3 {2}expected a comma/],
  [
    'a brand is misspelt',
    '{ "phonicaer": { "dk": {} } }',
    /sites\.json:1:3 {2}"phonicaer" is no brand. Did you mean "phonicear"\?/,
  ],
  [
    'a key is misspelt',
    '{ "defaults": { "captcha": { "provider": "turnstile", "sitekey": "1" } } }',
    /sites\.json:1:28 {2}defaults\.captcha\.siteKey is missing\n.*sites\.json:1:55 {2}"sitekey" is no setting. Did you mean "siteKey"\?/,
  ],
  [
    'a value is of another kind',
    '{ "defaults": {\n  "fallbackTexts": "on",\n  "pictureHosts": "https://cdn.example" } }',
    /2:20 {2}defaults\.fallbackTexts: expected true or false, found "on"\n.*3:19 {2}defaults\.pictureHosts: expected a list/,
  ],
  ['it has no site', '{ "defaults": {} }', /sites\.json:1:1 {2}names no site/],
])('[CFG-38] does not start when %s, and says where', async (_what, text, message) => {
  await expect(startWith(text)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(message),
  })
})
