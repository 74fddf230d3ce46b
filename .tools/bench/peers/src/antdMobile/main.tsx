import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { UserContext, useUser } from '../domain/useForests.ts';
import { Dates } from './Dates.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';

function App() {
  return (
    <UserContext value={useUser()}>
      <Switch>
        <Route path="/detail/:id" component={Detail} />
        <Route path="/dates/:id" component={Dates} />
        <Route component={List} />
      </Switch>
    </UserContext>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Router base={import.meta.env.BASE_URL.slice(0, -1)}>
    <App />
  </Router>,
);
