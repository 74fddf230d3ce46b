import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';
import { IonApp, IonRouterOutlet, setupIonicReact } from '@ionic/react';
import { IonReactRouter } from '@ionic/react-router';
import { createRoot } from 'react-dom/client';
import { Route } from 'react-router-dom';
import { UserContext, useUser } from '../domain/useForests.ts';
import { Dates } from './Dates.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';

setupIonicReact({ mode: 'ios' });
const base = import.meta.env.BASE_URL;

function App() {
  return (
    <UserContext value={useUser()}>
      <IonApp>
        <IonReactRouter>
          <IonRouterOutlet>
            <Route path={base.slice(0, -1)} element={<List />} />
            <Route path={`${base}detail/:id`} element={<Detail />} />
            <Route path={`${base}dates/:id`} element={<Dates />} />
          </IonRouterOutlet>
        </IonReactRouter>
      </IonApp>
    </UserContext>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
