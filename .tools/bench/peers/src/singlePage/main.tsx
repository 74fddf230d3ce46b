// One app for all domains: a route each, whose screens are loaded when they are first shown.
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import '../plain/plain.css';
import { UserContext, useUser } from '../domain/useForests.ts';
import { words } from '../domain/words.ts';

const forest = {
  List: lazy(() => import('../plain/List.tsx').then(({ List }) => ({ default: List }))),
  Detail: lazy(() => import('../plain/Detail.tsx').then(({ Detail }) => ({ default: Detail }))),
  Dates: lazy(() => import('../plain/Dates.tsx').then(({ Dates }) => ({ default: Dates }))),
};
const Trails = lazy(() => import('./Trails.tsx').then(({ Trails: each }) => ({ default: each })));

function App() {
  return (
    <UserContext value={useUser()}>
      <Suspense fallback={<p>{words.wait}</p>}>
        <Switch>
          <Route path="/forest/detail/:id" component={forest.Detail} />
          <Route path="/forest/dates/:id" component={forest.Dates} />
          <Route path="/forest" component={forest.List} />
          <Route path="/trails" component={Trails} />
        </Switch>
      </Suspense>
    </UserContext>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
    <App />
  </Router>,
);
