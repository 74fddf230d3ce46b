import { AgreeToService, MainButton, Screen, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { readTerms } from '@wallet/kit/common';
import { IconTile, InlineNotice, List, ListItem, Note, Scene, Stack } from '@wallet/kit/ui';
import { hasAgreed } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { entry } from '../state/entry.ts';

/** Receipts among the wallet's services. */
const SERVICE = '15';
const gains = [
  ['edoc', 'find'],
  ['booking', 'dates'],
  ['whitepaper', 'claim'],
  ['carbon', 'points'],
] as const;

export function FEC10000() {
  const { join: t } = messages.use();
  const { navigate } = useWallet();
  const memberId = usePerson()?.memberId ?? '';
  const load = useLoad(
    async (signal) => {
      const [terms, isAgreed] = await Promise.all([
        readTerms({ serviceCode: SERVICE }, { signal }),
        // Who cannot be asked about has not agreed (A39).
        hasAgreed(memberId, { signal }).catch(() => false),
      ]);
      return { terms, isAgreed };
    },
    [memberId],
  );
  const why = entry.value?.memberId === memberId ? entry.value.why : null;
  const about = (
    <Stack>
      <Scene drawn="edoc" title={t.promise} note={t.note}>
        <List label={t.gains}>
          {gains.map(([picture, name]) => (
            <ListItem
              key={name}
              leading={<IconTile picture={picture} />}
              title={t.gain[name].title}
              description={t.gain[name].text}
            />
          ))}
        </List>
      </Scene>
      <Note>{t.points}</Note>
    </Stack>
  );
  return (
    <Screen of={load} ground>
      {({ terms, isAgreed }) =>
        isAgreed ? (
          <>
            <InlineNotice tone="success">{t.joined}</InlineNotice>
            {about}
            <MainButton run={() => navigate.push('FEC21300')}>{t.open}</MainButton>
          </>
        ) : (
          <AgreeToService
            service={SERVICE}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              entry.value = null;
              navigate.push('FEC11000');
            }}
          >
            {why && <InlineNotice tone={why === 'failed' ? 'warning' : 'info'}>{t.why[why]}</InlineNotice>}
            {about}
          </AgreeToService>
        )
      }
    </Screen>
  );
}
