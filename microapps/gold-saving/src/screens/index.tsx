import { Screen, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { Card, List, ListItem } from '@wallet/kit/ui';
import { manifest } from '../manifest.ts';

/** Every screen of the area, for developers. */
export function index() {
  return <Index />;
}

function Index() {
  const { navigate } = useWallet();
  return (
    <Screen ground>
      <Card>
        <List>
          {Object.entries(manifest.screens).map(([code, { title }]) => (
            <ListItem
              key={code}
              action={`open${code}`}
              title={code}
              description={title[locale.value]}
              onClick={() => navigate.push(code)}
            />
          ))}
        </List>
      </Card>
    </Screen>
  );
}
