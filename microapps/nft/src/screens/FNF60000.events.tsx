import { Screen, useAction, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { Badge, Button, Card, Cover, Lead, List, ListItem, Sheet, TextField, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { claim, readEvents } from '../api/calls.ts';
import { useNoWallet } from '../flows/TokenScreen.tsx';
import { messages } from '../messages/index.ts';

type Event = Awaited<ReturnType<typeof readEvents>>[number];
const tones = { open: 'success', soon: 'info', soldOut: 'neutral', mine: 'accent' } as const;

/** Events whose token can be had, one for each customer. */
export function FNF60000() {
  const { events: t } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readEvents(undefined, { signal }), []);
  const instead = useNoWallet();
  const [asked, setAsked] = useState<Event | null>(null);
  const [code, setCode] = useState('');
  const take = useAction(
    async (id: string, typed: string) => {
      const tknId = await claim({ id, code: typed });
      setAsked(null);
      toast(t.got);
      navigate.push('FNF20100', { query: { tknId } });
    },
    {
      on: { NFT_SOLD_OUT: load.reload, NFT_CLAIMED: load.reload },
      // It may be theirs all the same: the list says.

      lostWords: () => ({ id: 'claimLost', text: t.lost }),
      onLost: load.reload,
    },
  );
  useResume(load.reload);
  function begin(event: Event) {
    setCode('');
    if (event.needsCode) setAsked(event);
    else void take.run(event.id, '');
  }
  return (
    <Screen of={load} skeleton="list" ground instead={instead}>
      {(events) => (
        <>
          <Lead title={t.lead} />
          <Card>
            <List label={t.lead}>
              {events.map((event) => (
                <ListItem
                  key={event.id}
                  leading={<Cover of={event.name} shape="small" />}
                  title={event.name}
                  description={[
                    event.note,
                    event.state === 'open' && t.left({ count: event.left }),
                    event.state === 'soon' ? t.from({ at: event.from }) : t.until({ at: event.until }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  badge={<Badge tone={tones[event.state]}>{t.states[event.state]}</Badge>}
                  act={
                    event.state === 'open' && (
                      <Button
                        size="small"
                        variant="secondary"
                        action="claim"
                        label={`${event.name} ${t.claim}`}
                        isBusy={take.isRunning}
                        onClick={() => begin(event)}
                      >
                        {t.claim}
                      </Button>
                    )
                  }
                />
              ))}
            </List>
          </Card>
          <Sheet
            isOpen={asked !== null}
            title={t.codeTitle}
            onClose={() => setAsked(null)}
            footer={
              <Button
                full
                action="claimCode"
                disabled={code.trim() === ''}
                isBusy={take.isRunning}
                onClick={() => asked && void take.run(asked.id, code)}
              >
                {t.claim}
              </Button>
            }
          >
            <TextField field="code" label={t.code} value={code} maxLength={20} onChange={setCode} />
          </Sheet>
        </>
      )}
    </Screen>
  );
}
