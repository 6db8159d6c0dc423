import { expect, test, type Page } from '@playwright/test'
import { builtEntries, watch } from './built-storybook.ts'

const BRANDS = ['bernafon', 'horselbutik', 'phonicear', 'product']

test('a new designer finds the button, sees it in all brands, reads its tokens, and sends a link', async ({
  page,
  context,
}) => {
  const complaints = watch(page)
  await page.goto('./')
  await page.getByPlaceholder('Find components').fill('button')
  await page.getByRole('option', { name: 'Docs Parts / Actions / Button', exact: true }).click()
  await page.getByRole('tab', { name: 'All four brands' }).click()
  for (const brand of BRANDS) {
    const frame = page.frameLocator(`iframe[title="States in ${brand}"]`)
    await expect(frame.getByRole('button', { name: 'Choose options' })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Canvas' }).click()
  await expect(canvas(page).getByRole('row', { name: /color\.accent\.default #/ })).toBeVisible()
  await page.getByRole('button', { name: /^Brand/ }).click()
  await page.getByRole('option', { name: 'phonicear' }).click()
  await expect(page).toHaveURL(/globals=brand:phonicear/)
  const accent = canvas(page).getByRole('row', { name: /color\.accent\.default #6/i })
  await expect(accent).toBeVisible()
  const colleague = await context.newPage()
  await colleague.goto(page.url())
  await expect(canvas(colleague).getByRole('row', { name: await accent.innerText() })).toBeVisible()
  expect(complaints).toEqual([])
})

for (const id of ['parts-feedback-dialog--states', 'pages-cart--full', 'mails-orders--confirmation']) {
  test(`the wall of ${id} opens by a press, and by its address`, async ({ page }) => {
    const complaints = watch(page)
    const frames = page.locator('figure iframe')
    await page.goto(`./?path=/story/${id}`)
    await page.getByRole('tab', { name: 'All four brands' }).click()
    await expect(frames).toHaveCount(BRANDS.length, { timeout: 30_000 })
    await page.goto(`./?path=/story/${id}&tab=shop/wall`)
    await expect(frames).toHaveCount(BRANDS.length, { timeout: 30_000 })
    await expect(frames.first()).toBeInViewport()
    expect(complaints).toEqual([])
  })
}

test('the controls of a part in a frame turn it', async ({ page }) => {
  await page.goto('iframe.html?id=parts-feedback-dialog--docs&viewMode=docs')
  const frame = page.frameLocator('iframe[title="Example"]')
  const opener = frame.getByRole('button', { name: 'Size guide' })
  await expect(opener).toBeVisible()
  await page
    .getByRole('row', { name: /^title/ })
    .getByRole('textbox')
    .fill('Which tab is mine?')
  await opener.click()
  await expect(frame.getByRole('heading', { name: 'Which tab is mine?' })).toBeVisible()
})

test('Storybook opens on a welcome page, whose links lead on', async ({ page }) => {
  await page.goto('./')
  await expect(canvas(page).getByRole('heading', { name: 'Welcome' })).toBeVisible()
  await canvas(page).getByRole('link', { name: 'Foundations' }).click()
  await expect(page).toHaveURL(/path=\/docs\/foundations-colour--docs/)
  const contents = canvas(page).getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link', { name: 'Surfaces' })).toBeVisible()
})

test('a press copies an icon, and the name and the value of a token', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.goto('iframe.html?id=foundations-icons--docs&viewMode=docs')
  await expect(page.getByText(/^Copied/)).toBeHidden()
  await page.getByRole('button', { name: 'basket' }).click()
  await expect.poll(copied).toBe('<Icon name="basket" />')
  await page.goto('iframe.html?id=foundations-radius--docs&viewMode=docs')
  await page.getByRole('button', { name: 'shape.radius.card' }).press('Enter')
  await expect.poll(copied).toBe('shape.radius.card')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(copied).toMatch(/px$/)
})

test('no story plays a test, and those that play show a state', async ({ page }) => {
  await page.goto('iframe.html?id=parts-actions-button--example&viewMode=story')
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  const ids = builtEntries()
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id)
  const playing = await page.evaluate(playingStories, ids)
  expect(playing.filter(({ isTagged }) => !isTagged)).toEqual([])
  expect(playing.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['parts-navigation-disclosure--states', 'pages-contact--with-mistakes']),
  )
})

test('the toolbar fits a window of 1280 px', async ({ page }) => {
  await page.goto('./?path=/story/parts-actions-button--states')
  await expect(page.getByRole('button', { name: 'Enter full screen' })).toBeInViewport({ ratio: 1 })
})

test('the sidebar has its order, and a page with one story has no folder', () => {
  const sections = [...new Set(builtEntries().map(({ title }) => title.split('/')[0]))]
  expect(sections.filter((section) => section !== 'Checks')).toEqual([
    'Welcome',
    'Foundations',
    'Parts',
    'Patterns',
    'Pages',
    'Mails',
    'Guides',
  ])
  const shown = builtEntries().filter(({ title, tags }) => title.startsWith('Foundations/') && tags.includes('dev'))
  expect(shown.map(({ name }) => name)).toEqual(shown.map(() => 'Docs'))
})

/** Loads stories, and returns those that play. Runs in the page. */
async function playingStories(ids: string[]) {
  interface LoadedStory {
    id: string
    tags: string[]
    playFunction?: unknown
  }
  type Loader = (wanted: { storyId: string }) => Promise<LoadedStory>
  const opened: Window & { ['__STORYBOOK_PREVIEW__']?: { storyStoreValue: { loadStory: Loader } } } = window
  const preview = opened['__STORYBOOK_PREVIEW__']
  if (!preview) throw new Error('Storybook has not started.')
  const stories = await Promise.all(ids.map((storyId) => preview.storyStoreValue.loadStory({ storyId })))
  return stories
    .filter(({ playFunction }) => playFunction)
    .map(({ id, tags }) => ({ id, isTagged: tags.includes('plays') }))
}

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe')
