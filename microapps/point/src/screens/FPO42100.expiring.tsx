import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { daysBetween, todaySeoul } from '@wallet/kit/format';
import {
  Badge,
  BottomBar,
  Button,
  EmptyState,
  IconTile,
  Lead,
  List,
  ListItem,
  Money,
  Section,
} from '@wallet/kit/ui';
import { readExpiring } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { pictureOf } from '../model/history.ts';

export function FPO42100() {
  const { money: t, wallet } = messages.use();
  const say = useSay();
  const { navigate } = useWallet();
  const load = useLoad((signal) => readExpiring(undefined, { signal }));
  /** What is gone within a month says so. */
  function soon(until: string) {
    const days = daysBetween(todaySeoul(), until);
    return days > 31 ? {} : { state: <Badge tone="danger">{wallet.days({ days })}</Badge> };
  }
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
        if (months.length === 0) return <EmptyState picture="coin" title={t.expiring.none} />;
        const amount = months.reduce((sum, month) => sum + month.amount, 0);
        return (
          <>
            <Lead title={t.expiring.lead({ amount })}>{t.expiring.note}</Lead>
            {months.map((month) => (
              <Section
                key={month.month}
                title={t.month({ month: month.month })}
                action={
                  <b>
                    <Money amount={month.amount} unit={t.unit} />
                  </b>
                }
              >
                <List>
                  {month.parts.map((part, place) => (
                    <ListItem
                      key={`${part.until}-${place}`}
                      title={say(part.title)}
                      leading={<IconTile picture={pictureOf({ group: 'EARN', ...part })} />}
                      description={t.until({ date: part.until })}
                      {...soon(part.until)}
                      value={<Money amount={part.amount} unit={t.unit} />}
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
