import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { FloorContent } from './floor-content.ts'
import { StackShop } from './stack-shop.tsx'

// What the browser runs.
const [root, data] = ['root', 'data'].map((id) => document.getElementById(id))
if (!root || !data?.textContent) throw new Error('The page is not whole')
const goods = JSON.parse(data.textContent) as FloorContent
startTransition(() => {
  hydrateRoot(
    root,
    <BrowserRouter>
      <StackShop goods={goods} />
    </BrowserRouter>,
  )
})
