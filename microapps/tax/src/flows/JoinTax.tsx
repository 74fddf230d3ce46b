import { AgreeToService, Screen, useLoad, useWallet } from '@wallet/kit/app';
import { joinService, readTerms } from '@wallet/kit/common';
import { Bullets, Card, IconTile, List, ListItem, LongWork, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { sync } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

/** Tax, among the services of the wallet. */
const service = { serviceCode: '34' } as const;

interface JoinTaxProps {
  onJoined: () => void;
  /** receipts and refunds from before leaving */
  hasKept: boolean;
}

/** What it is and what is asked of whom, then the first look at the authorities. */
export function JoinTax({ onJoined, hasKept }: JoinTaxProps) {
  const { join: t, home } = messages.use();
  const { navigate } = useWallet();
  const load = useLoad(readTerms, service);
  const [isAsking, setAsking] = useState(false);
  return (
    <Screen of={load}>
      {(terms) => (
        <>
          <AgreeToService
            picture="tax"
            title={t.lead}
            note={t.note}
            service={service.serviceCode}
            terms={terms}
            submit={t.submit}
            onAgreed={async () => {
              await joinService(service);
              setAsking(true);
              // What the authorities do not tell now, they tell later: the customer has joined all the same.
              await sync().catch(() => {});
              onJoined();
            }}
          >
            <Stack>
              <Bullets texts={t.what} />
              {isAsking && <LongWork says={t.asking} quietFor={0} />}
            </Stack>
          </AgreeToService>
          {hasKept && (
            <Card>
              <List>
                <ListItem
                  action="kept"
                  leading={<IconTile picture="edoc" />}
                  title={home.kept}
                  onClick={() => navigate.push('FNT20000', { query: { tab: 'paid' } })}
                />
              </List>
            </Card>
          )}
        </>
      )}
    </Screen>
  );
}
