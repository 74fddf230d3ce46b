import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { IconTile, InlineNotice, Lead, List, ListItem, Stack } from '@wallet/kit/ui';
import { readSummary } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { JoinFirst } from '../parts/JoinFirst.tsx';

/** Registering a linked account begins with the bank; the guard's prompt leads here (2-payment s2.3, A26). */
export function FPO21100() {
  const { register: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const load = useLoad((signal) => readSummary(undefined, { signal }));
  return (
    <Screen title={t.title} of={load}>
      {({ walletNo }) =>
        walletNo === '' ? (
          <JoinFirst />
        ) : (
          <>
            <Lead title={t.lead}>{t.text}</Lead>
            <List label={t.lead}>
              <ListItem
                leading={<IconTile picture="account" />}
                title={t.own}
                description={t.ownText}
                action="ownBank"
                onClick={() => navigate.push('FPO21200')}
              />
              <ListItem
                leading={<IconTile picture="send" />}
                title={t.other}
                description={t.otherText}
                action="otherBank"
                onClick={() => navigate.push('FPO21300')}
              />
            </List>
            <Stack>
              <InlineNotice>{t.note}</InlineNotice>
            </Stack>
          </>
        )
      }
    </Screen>
  );
}
