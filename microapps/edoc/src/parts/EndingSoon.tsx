import { useWallet } from '@wallet/kit/app';
import { todaySeoul } from '@wallet/kit/format';
import { Card, IconTile, List, ListItem, Section } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';
import { exchangeOf, type Row } from '../model/receipt.ts';

/** What ends soon, as a card of a home: a return, or a warranty. */
export function EndingSoon({ soon }: { soon: readonly Row[] }) {
  const t = messages.use().home;
  if (soon.length === 0) return null;
  return (
    <Card>
      <Section title={t.soon}>
        <List label={t.soon}>
          {soon.map((one) => (
            <Ending key={one.id} one={one} />
          ))}
        </List>
      </Section>
    </Card>
  );
}

function Ending({ one }: { one: Row }) {
  const t = messages.use();
  const { navigate } = useWallet();
  const { state, days } = exchangeOf(one, todaySeoul());
  const isReturn = (state === 'open' && days <= 3) || state === 'today';
  const code = isReturn ? 'FEC21530' : 'FEC21540';
  return (
    <ListItem
      action={isReturn ? 'openExchange' : 'openWarranty'}
      leading={<IconTile picture={isReturn ? 'booking' : 'insurance'} />}
      title={isReturn ? one.shop : one.product || one.shop}
      description={
        isReturn ? t.exchange.states[state]({ days }) : t.warranty.until({ date: one.warrantyUntil })
      }
      onClick={() => navigate.push(code, { query: { rceitpNo: one.id } })}
    />
  );
}
