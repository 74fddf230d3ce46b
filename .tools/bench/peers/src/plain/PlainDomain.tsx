import { Route, Switch } from 'wouter';
import { UserContext, useUser } from '../domain/useForests.ts';
import { Dates } from './Dates.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';

/** The three screens of a domain by React and wouter. */
export function PlainDomain() {
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
