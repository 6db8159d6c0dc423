import Cookies from 'js-cookie'
import ky from 'ky'
import { useEffect } from 'react'
import { Link, Route, Routes, useLocation, useParams } from 'react-router-dom'
import { createGlobalStyle, styled } from 'styled-components'
import { v4 as newId } from 'uuid'
import * as v from 'valibot'
import { create } from 'zustand'
import type { FloorProduct, FloorContent } from './floor-content.ts'

// The smallest shop of our libraries that is rendered and hydrated. It shows the cost of the libraries alone.

const answerSchema = v.object({ total: v.number() })
interface Cart {
  total: number
  load: () => void
  add: () => void
}
const useCart = create<Cart>((set, get) => ({
  total: 0,
  load: () => set({ total: Number(Cookies.get('total') ?? 0) }),
  add: () => {
    const total = get().total + 1
    Cookies.set('total', String(total))
    set({ total })
    void sendAdd(Cookies.get('user') ?? newId())
  },
}))

async function sendAdd(userId: string) {
  Cookies.set('user', userId)
  v.parse(answerSchema, await ky.post('/api/cart/add', { json: { userId }, keepalive: true }).json())
}

const Global = createGlobalStyle`*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c1c22;background:#fff}a{color:inherit;text-decoration:none}h1{font-size:1.9rem;line-height:1.2}`
const Head = styled.header`
  display: flex;
  gap: 16px;
  align-items: center;
  padding: 12px 16px;
  border-bottom: 1px solid #ddd;
  b {
    flex: 1;
  }
`
const Badge = styled.span`
  background: #067a46;
  color: #fff;
  border-radius: 99px;
  padding: 0 8px;
  min-width: 24px;
  display: inline-block;
  text-align: center;
`
const Main = styled.main`
  max-width: 1200px;
  margin: 0 auto;
  padding: 16px;
`
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 16px;
  padding: 0;
  list-style: none;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: 8px;
    background: #eee;
  }
  @media (min-width: 800px) {
    grid-template-columns: repeat(4, 1fr);
  }
`
const Apart = styled.div`
  display: grid;
  gap: 24px;
  img {
    width: 100%;
    height: auto;
    aspect-ratio: 1;
    border-radius: 8px;
    background: #eee;
  }
  @media (min-width: 800px) {
    grid-template-columns: 1fr 1fr;
  }
`
const Button = styled.button`
  font: inherit;
  font-weight: 600;
  border: 0;
  border-radius: 8px;
  background: #067a46;
  color: #fff;
  padding: 14px 28px;
  min-height: 48px;
`
const Name = styled.h2`
  font-size: 1rem;
  margin: 8px 0 0;
`
const Price = styled.p`
  margin: 0;
`
const Foot = styled.footer`
  border-top: 1px solid #ddd;
  padding: 24px 16px;
  color: #444;
`

function Tile({ good, index, to }: { good: FloorProduct; index: number; to: string }) {
  return (
    <li>
      <Link className="card" to={to} state={good}>
        <img
          src={`/img/${good.picture}-s.avif`}
          alt=""
          width="360"
          height="360"
          loading={index > 5 ? 'lazy' : 'eager'}
          fetchPriority={index < 2 ? 'high' : 'auto'}
        />
        <Name>{good.name}</Name>
        <Price>{good.price}</Price>
      </Link>
    </li>
  )
}

function Home({ goods: { products, hero } }: { goods: FloorContent }) {
  return (
    <>
      <Apart>
        <img src={hero} alt="" width="720" height="720" fetchPriority="high" />
        <div>
          <h1>Welcome</h1>
          <p>Everything you need, delivered tomorrow.</p>
        </div>
      </Apart>
      <Grid>
        {products.slice(0, 8).map((good) => (
          <Tile key={good.slug} good={good} index={6} to="/category" />
        ))}
      </Grid>
    </>
  )
}

function Category({ goods: { title, products } }: { goods: FloorContent }) {
  return (
    <>
      <h1>{title}</h1>
      <Grid>
        {products.map((good, index) => (
          <Tile key={good.slug} good={good} index={index} to={`/p/${good.slug}`} />
        ))}
      </Grid>
    </>
  )
}

function Product({ goods: { products } }: { goods: FloorContent }) {
  const { slug } = useParams()
  const location = useLocation()
  const add = useCart((cart) => cart.add)
  const known = location.state as FloorProduct | null
  const good = known ?? products.find((one) => one.slug === slug)
  if (!good) return null
  const preview = known ? { background: `url(/img/${good.picture}-s.avif) center/cover` } : undefined
  return (
    <Apart>
      <img
        src={`/img/${good.picture}-l.avif`}
        alt={good.name}
        width="720"
        height="720"
        fetchPriority="high"
        style={preview}
      />
      <div>
        <h1>{good.name}</h1>
        <p>
          <b>{good.price}</b>
        </p>
        <p>{good.description}</p>
        <Button id="add" onClick={add}>
          Add to cart
        </Button>
      </div>
    </Apart>
  )
}

/** The whole shop. The caller renders it inside a router. */
export function StackShop({ goods }: { goods: FloorContent }) {
  const total = useCart((cart) => cart.total)
  const load = useCart((cart) => cart.load)
  const { pathname } = useLocation()
  useEffect(load, [load])
  useEffect(() => {
    // Returns a promise in newer browsers. React would take it for the cleanup of the effect.
    scrollTo(0, 0)
  }, [pathname])
  return (
    <>
      <Global />
      <Head>
        <b>
          <Link to="/">Stack floor</Link>
        </b>
        <Link to="/cart">
          Cart <Badge id="n">{total || ''}</Badge>
        </Link>
      </Head>
      <Main>
        <Routes>
          <Route path="/" element={<Home goods={goods} />} />
          <Route path="/category" element={<Category goods={goods} />} />
          <Route path="/p/:slug" element={<Product goods={goods} />} />
          <Route path="/cart" element={<h1>Cart</h1>} />
        </Routes>
      </Main>
      <Foot>
        <p>Customer service: Monday to Friday, 9–16. Terms, privacy, delivery and returns.</p>
      </Foot>
    </>
  )
}
