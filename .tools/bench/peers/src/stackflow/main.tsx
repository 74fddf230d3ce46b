import '@stackflow/plugin-basic-ui/index.css';
import '../plain/plain.css';
import { defineConfig } from '@stackflow/config';
import { basicUIPlugin } from '@stackflow/plugin-basic-ui';
import { historySyncPlugin } from '@stackflow/plugin-history-sync';
import { basicRendererPlugin } from '@stackflow/plugin-renderer-basic';
import { stackflow } from '@stackflow/react/future';
import { createRoot } from 'react-dom/client';
import { UserContext, useUser } from '../domain/useForests.ts';
import { Choose } from './Choose.tsx';
import { Dates } from './Dates.tsx';
import { Detail } from './Detail.tsx';
import { List } from './List.tsx';
import { Sure } from './Sure.tsx';

declare module '@stackflow/config' {
  interface Register {
    List: object;
    Detail: { id: string };
    Choose: { id: string };
    Dates: { id: string };
    Sure: object;
  }
}

const base = import.meta.env.BASE_URL;

const config = defineConfig({
  activities: [
    { name: 'List', route: base.slice(0, -1) },
    { name: 'Detail', route: `${base}detail/:id` },
    { name: 'Choose', route: `${base}choose/:id` },
    { name: 'Dates', route: `${base}dates/:id` },
    { name: 'Sure', route: `${base}sure` },
  ],
  transitionDuration: 270,
  initialActivity: () => 'List',
});

const { Stack } = stackflow({
  config,
  components: { List, Detail, Choose, Dates, Sure },
  plugins: [
    basicRendererPlugin(),
    basicUIPlugin({ theme: 'cupertino' }),
    historySyncPlugin({ config, fallbackActivity: () => 'List' }),
  ],
});

function App() {
  return (
    <UserContext value={useUser()}>
      <Stack />
    </UserContext>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
