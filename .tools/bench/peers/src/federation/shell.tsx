// The page around the domains: it knows only where they are, and shares React with them.
import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';

interface Remote {
  Domain: () => ReactNode;
}

const asDefault = ({ Domain }: Remote) => ({ default: Domain });

// @ts-expect-error found when the page runs
const Forest = lazy(() => import('forest/Domain').then(asDefault));
// @ts-expect-error found when the page runs
const Trails = lazy(() => import('trails/Domain').then(asDefault));

createRoot(document.getElementById('root') as HTMLElement).render(
  <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
    <Suspense fallback={null}>
      <Switch>
        <Route path="/forest" component={Forest} nest />
        <Route path="/trails" component={Trails} nest />
      </Switch>
    </Suspense>
  </Router>,
);
