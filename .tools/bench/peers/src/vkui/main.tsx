import '@vkontakte/vkui/dist/vkui.css';
import bridge from '@vkontakte/vk-bridge';
import { AdaptivityProvider, AppRoot, ConfigProvider } from '@vkontakte/vkui';
import { createRoot } from 'react-dom/client';
import { Route, Router, Switch } from 'wouter';
import { UserContext, useUser } from '../domain/useForests.ts';
import { Dates } from './Dates.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';

void bridge.send('VKWebAppInit').catch(() => {});

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
    <ConfigProvider platform="ios">
      <AdaptivityProvider>
        <AppRoot>
          <App />
        </AppRoot>
      </AdaptivityProvider>
    </ConfigProvider>
  </Router>,
);
