import { Screen, useWallet } from '@wallet/kit/app';
import { Button, Chips, Lead, List, ListItem, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { listPartners } from '../api/pointCalls.ts';
import { converting } from '../flows/moneyFlows.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { Direction, Partner } from '../model/partner.ts';

export const FPO42200 = converting.step(
  { ask: (_, { signal }) => listPartners(undefined, { signal }) },
  function Partners({ data: partners, begin, goOn }) {
    const t = messages.use().money;
    const say = useSay();
    const { navigate } = useWallet();
    const [direction, setDirection] = useState<Direction>('in');

    async function choose({ code }: Partner) {
      await begin({ partnerCode: code, direction });
      await goOn('FPO42210');
    }

    return (
      <Screen title={t.partners.title}>
        <UnfinishedMoney />
        <Lead title={t.partners.lead} />
        <Stack>
          <Chips
            legend={t.partners.direction}
            options={[
              { value: 'in', label: t.partners.in },
              { value: 'out', label: t.partners.out },
            ]}
            value={direction}
            onChange={setDirection}
          />
        </Stack>
        <List label={t.partners.title}>
          {partners.map((partner) => (
            <ListItem
              key={partner.code}
              title={say(partner.name)}
              description={
                direction === 'in'
                  ? t.partners.ratioIn({ rate: partner.rates.in })
                  : t.partners.ratioOut({ rate: partner.rates.out })
              }
              trailing={t.partners.has({ amount: partner.balance, unit: say(partner.unit) })}
              action="choosePartner"
              onClick={() => void choose(partner)}
            />
          ))}
        </List>
        <Button variant="text" action="autoConversion" onClick={() => navigate.push('FPO42310')}>
          {t.partners.auto}
        </Button>
      </Screen>
    );
  },
);
