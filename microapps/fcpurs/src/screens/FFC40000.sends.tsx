import { MainButton, Screen, Unfinished, useLoad, useWallet } from '@wallet/kit/app';
import { Badge, Card, IconTile, Lead, List, ListItem, Note, Section } from '@wallet/kit/ui';
import { listSends } from '../api/moreCalls.ts';
import { moveOrder } from '../flows/moves.ts';
import { messages } from '../messages/index.ts';
import { SendRow } from '../parts/SendRow.tsx';
import { useNotOpen } from '../parts/useNotOpen.tsx';

export function FFC40000() {
  const t = messages.use().more.sends;
  const { navigate } = useWallet();
  const load = useLoad(listSends, undefined, { onResume: 'reload' });
  return (
    <Screen of={load} ground instead={useNotOpen()}>
      {(sends) => {
        const [ins, outs] = (['in', 'out'] as const).map((way) =>
          sends.filter((one) => one.direction === way),
        );
        const count = (all: typeof sends = []) => all.filter(({ state }) => state === 'waiting').length;
        return (
          <>
            <Unfinished order={moveOrder} />
            <Lead title={t.lead}>{t.note}</Lead>
            <Card>
              <List label={t.toReceive}>
                <ListItem
                  action="received"
                  leading={<IconTile picture="fxwallet" />}
                  title={t.toReceive}
                  {...(count(ins) > 0
                    ? { badge: <Badge tone="accent">{t.waitingIn({ count: count(ins) })}</Badge> }
                    : { description: t.noneIn })}
                  onClick={() => navigate.push('FFC42000')}
                />
              </List>
            </Card>
            <Card>
              <Section
                title={t.sent}
                action={
                  count(outs) > 0 && <Badge tone="accent">{t.waitingOut({ count: count(outs) })}</Badge>
                }
              >
                {outs?.length === 0 && <Note>{t.noneSent}</Note>}
                <List label={t.sent}>
                  {outs?.map((send) => (
                    <SendRow
                      key={send.id}
                      send={send}
                      onOpen={() => navigate.push('FFC41300', { query: { sendId: send.id } })}
                    />
                  ))}
                </List>
              </Section>
            </Card>
            <MainButton action="send" run={() => navigate.push('FFC41000')}>
              {t.send}
            </MainButton>
          </>
        );
      }}
    </Screen>
  );
}
