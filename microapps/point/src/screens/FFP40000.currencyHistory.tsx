import { Screen } from '@wallet/kit/app';
import { fromMinorUnits, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { Chips, ListItem, Money, PagedList } from '@wallet/kit/ui';
import { useState } from 'react';
import { listForeignMoves } from '../api/foreignCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { currencyName } from '../parts/currencyName.ts';

const currencies = ['', 'USD', 'JPY', 'EUR', 'CNY'] as const;

export function FFP40000() {
  const t = messages.use().money;
  const say = useSay();
  const [currency, setCurrency] = useState<(typeof currencies)[number]>('');
  return (
    <Screen title={t.foreign.history}>
      <Chips
        legend={t.foreign.currency}
        options={currencies.map((value) => ({
          value,
          label: value === '' ? t.all : currencyName(value, t),
        }))}
        value={currency}
        onChange={setCurrency}
      />
      <PagedList
        key={currency}
        label={t.foreign.list}
        load={(page: number | undefined, signal) =>
          listForeignMoves({ currency, page: page ?? 1 }, { signal })
        }
        keyOf={({ number }) => number}
        empty={{ picture: 'coin', title: t.foreign.empty }}
      >
        {(move) => {
          const shown = fromMinorUnits(move.minor, move.currency);
          const after = fromMinorUnits(move.after, move.currency);
          return (
            <ListItem
              key={move.number}
              title={say(move.title)}
              description={`${momentText(move.at, locale.value)} · ${t.foreign.held({ shown: `${after} ${move.currency}` })}`}
              trailing={
                <>
                  {move.minor > 0 && '+'}
                  <Money amount={shown} unit={move.currency} />
                </>
              }
            />
          );
        }}
      </PagedList>
    </Screen>
  );
}
