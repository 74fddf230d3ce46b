import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { Button, Chips, Lead, List, ListItem } from '@wallet/kit/ui';
import { useState } from 'react';
import { listPartners } from '../api/pointCalls.ts';
import { UnfinishedMoney } from '../flows/UnfinishedMoney.tsx';
import { useMoneyDraft } from '../flows/useMoneyDraft.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { Direction, Partner } from '../model/partner.ts';
import styles from '../parts/money.module.css';

export function FPO42200() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const draft = useMoneyDraft('converting');
  const load = useLoad((signal) => listPartners(undefined, { signal }));
  const [direction, setDirection] = useState<Direction>('in');

  async function choose({ code }: Partner) {
    await draft.save({ partnerCode: code, direction });
    navigate.push('FPO42210');
  }

  return (
    <Screen title={t.partners.title} of={load}>
      {(partners) => (
        <>
          <UnfinishedMoney />
          <Lead title={t.partners.lead} />
          <div className={styles.stack}>
            <Chips
              legend={t.partners.direction}
              options={[
                { value: 'in', label: t.partners.in },
                { value: 'out', label: t.partners.out },
              ]}
              value={direction}
              onChange={setDirection}
            />
          </div>
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
        </>
      )}
    </Screen>
  );
}
