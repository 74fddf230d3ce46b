import { Screen, useLoad, useParams } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { KeyValue, Money, Section } from '@wallet/kit/ui';
import { readItem } from '../api/calls.ts';
import { messages } from '../messages/index.ts';

export function FZZ20000() {
  const t = messages.use();
  const { itemNo = '' } = useParams();
  const item = useLoad(readItem, { itemNo });
  return (
    <Screen of={item}>
      {({ name, date, amount, kind }) => (
        <Section title={t.kinds[kind]}>
          <KeyValue
            rows={[
              { label: t.item.name, value: name },
              { label: t.item.date, value: formatDate(date) },
              { label: t.item.amount, value: <Money amount={amount} /> },
            ]}
          />
        </Section>
      )}
    </Screen>
  );
}
