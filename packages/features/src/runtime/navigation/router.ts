// Everything that the shop uses of the router, so that a new major version changes one file.
export {
  createBrowserRouter,
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  data,
  matchRoutes,
  NavigationType,
  Outlet,
  redirect,
  ScrollRestoration,
  StaticRouterProvider,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export { Navigate } from './navigate.tsx'
export { RouterProvider } from './router-provider.tsx'
export type {
  LoaderFunction,
  LoaderFunctionArgs,
  Params,
  RouteObject,
  ShouldRevalidateFunction,
} from 'react-router-dom'
