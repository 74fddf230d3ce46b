import { Screen, useWallet } from '@wallet/kit/app';
import { locale } from '@wallet/kit/messages';
import { List, ListItem } from '@wallet/kit/ui';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';

/** Every screen of the app, for developers. */
export function CANP_INDEX() {
  const { developer: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen>
      <List label={t.screens}>
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
    </Screen>
  );
}
