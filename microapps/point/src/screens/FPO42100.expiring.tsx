import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { BottomBar, Button, EmptyState, Lead, List, ListItem, Money, Section } from '@wallet/kit/ui';
import { readExpiring } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';

export function FPO42100() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readExpiring(undefined, { signal }));
  const footer = (
    <BottomBar>
      <Button action="usePoints" onClick={() => navigate.push('FPO26100')}>
        {t.expiring.use}
      </Button>
    </BottomBar>
  );
  return (
    <Screen title={t.expiring.title} of={load} skeleton="list" footer={footer}>
      {({ months }) => {
        if (months.length === 0) return <EmptyState title={t.expiring.none} />;
        const amount = months.reduce((sum, month) => sum + month.amount, 0);
        return (
          <>
            <Lead title={t.expiring.lead({ amount })}>{t.expiring.note}</Lead>
            {months.map((month) => (
              <Section
                key={month.month}
                title={t.month({ month: month.month })}
                action={<Money amount={month.amount} unit={t.unit} />}
              >
                <List>
                  {month.parts.map((part, place) => (
                    <ListItem
                      key={`${part.until}-${place}`}
                      title={say(part.title)}
                      description={t.until({ date: part.until })}
                      trailing={<Money amount={part.amount} unit={t.unit} />}
                    />
                  ))}
                </List>
              </Section>
            ))}
          </>
        );
      }}
    </Screen>
  );
}
