// Everything the shop uses of the router, in one place, so that its next major version touches one file.
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
