// Storybook's manager compiles JSX to calls of `React`.
import React from 'react'
import { useGlobals, useGlobalTypes, useParameter } from 'storybook/manager-api'
import { widthOf } from './frame-address.ts'

interface Choice {
  name: string
  title: string
  value: string
  items: readonly { value: string; title: string }[]
  choose: (value: string) => void
}

const barStyle = { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '.5rem 1rem' } as const
const labelStyle = { font: '14px/1.4 system-ui, sans-serif', color: '#222' } as const
const selectStyle = { marginLeft: '.25rem', padding: '.25rem', font: 'inherit' } as const

/** The toolbar's choices above the wall, because Storybook hides its toolbar there. The brands need none. */
export function WallChoices() {
  const all = [...useMenus(), useWidths()]
  return (
    <div style={barStyle}>
      {all.map(({ name, title, value, items, choose }) => (
        <label key={name} style={labelStyle}>
          {title}
          <select style={selectStyle} value={value} onChange={({ target }) => choose(target.value)}>
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.title}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

function useMenus(): Choice[] {
  const [globals, update] = useGlobals()
  return Object.entries(useGlobalTypes()).flatMap(([name, { toolbar }]) => {
    const items = (toolbar?.items ?? []).flatMap((item) =>
      typeof item === 'object' && item.value !== undefined
        ? [{ value: item.value, title: item.title ?? item.value }]
        : [],
    )
    if (name === 'brand' || items.length === 0) return []
    const choose = (value: string) => update({ [name]: value })
    return [{ name, title: toolbar?.title ?? name, value: String(globals[name]), items, choose }]
  })
}

function useWidths(): Choice {
  const [globals, update] = useGlobals()
  const { options = {} } = useParameter<{ options?: Record<string, { name: string }> }>('viewport', {})
  const widths = Object.entries(options).map(([value, { name }]) => ({ value, title: name }))
  return {
    name: 'viewport',
    title: 'Width',
    value: widthOf(globals) ? `w${widthOf(globals)}` : '',
    items: [{ value: '', title: 'What fits' }, ...widths],
    choose: (value) => update({ viewport: { value: value || undefined, isRotated: false } }),
  }
}
