import { Screen, useWallet } from '@wallet/kit/app';
import { List, ListItem, Section, Stack } from '@wallet/kit/ui';
import { Standing } from '../flows/DevPage.tsx';
import { useMember } from '../flows/useMember.ts';
import { manifest } from '../manifest.ts';
import { messages } from '../messages/index.ts';

/** For developers: every page, with persona, token and credential. */
export function GMID_INDEX() {
  const { dev: t } = messages.use();
  const { navigate } = useWallet();
  const load = useMember();
  return (
    <Screen>
      <Stack>
        <Standing load={load} />
        <Section title={t.screens}>
          <List label={t.screens}>
            {Object.entries(manifest.screens)
              .filter(([code]) => code !== 'GMID_INDEX')
              .map(([code, { title }]) => (
                <ListItem
                  key={code}
                  title={code}
                  description={title.ko}
                  onClick={() => navigate.push(code)}
                />
              ))}
          </List>
        </Section>
      </Stack>
    </Screen>
  );
}
