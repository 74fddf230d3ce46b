import { Screen, useLoad, useResume, useWallet } from '@wallet/kit/app';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Badge, BottomBar, Button, EmptyState, List, ListItem, Money, Tabs } from '@wallet/kit/ui';
import { useState } from 'react';
import { listRequests } from '../api/pointCalls.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import type { PointRequest } from '../model/people.ts';

const sumOf = ({ shares }: PointRequest) => shares.reduce((sum, { amount }) => sum + amount, 0);
const isOpen = ({ shares }: PointRequest) => shares.some(({ state }) => state === 'asked');

export function FPO24330() {
  const t = messages.use().money;
  const { navigate } = useWallet();
  const load = useLoad((signal) => listRequests(undefined, { signal }));
  useResume(load.reload);
  const [tab, setTab] = useState<'in' | 'out'>('in');

  const footer = (
    <BottomBar>
      <Button action="newRequest" onClick={() => navigate.push('FPO24340')}>
        {t.requests.make}
      </Button>
    </BottomBar>
  );

  return (
    <Screen title={t.requests.title} of={load} skeleton="list" footer={footer}>
      {(requests) => {
        const shown = requests.filter(({ direction }) => direction === tab);
        return (
          <>
            <UnfinishedMoney />
            <Tabs
              label={t.requests.title}
              tabs={[
                { value: 'in', label: t.requests.asked },
                { value: 'out', label: t.requests.mine },
              ]}
              value={tab}
              onChange={setTab}
            >
              {shown.length === 0 ? (
                <EmptyState picture="coin" title={t.requests.empty} />
              ) : (
                <List label={t.requests.title}>
                  {shown.map((request) => (
                    <ListItem
                      key={request.id}
                      title={request.title}
                      description={`${tab === 'in' ? t.requests.by({ name: request.owner }) : t.requests.to({ count: request.shares.length })} · ${dayText(request.askedAt, locale.value)}`}
                      trailing={<Money amount={sumOf(request)} unit={t.unit} />}
                      {...(isOpen(request)
                        ? { state: <Badge tone="accent">{t.requests.states.asked}</Badge> }
                        : {})}
                      action="openRequest"
                      onClick={() => navigate.push('FPO24360', { query: { request: request.id } })}
                    />
                  ))}
                </List>
              )}
            </Tabs>
          </>
        );
      }}
    </Screen>
  );
}
