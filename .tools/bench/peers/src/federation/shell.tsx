// The page around the domains: it knows only where they are, and shares React with them.
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';

// @ts-expect-error found when the page runs
const Forest = lazy(() => import('forest/Domain'));
// @ts-expect-error found when the page runs
const Trails = lazy(() => import('trails/Domain'));

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
