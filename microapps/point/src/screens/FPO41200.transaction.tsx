import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { formatMoney, momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Actions,
  Badge,
  Button,
  EmptyState,
  IconTile,
  type KeyValueRow,
  Money,
  Note,
  Receipt,
  TransactionHead,
} from '@wallet/kit/ui';
import { readHistoryDetail } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import { type HistoryDetail, pictureOf } from '../model/history.ts';

export function FPO41200() {
  const t = messages.use().money;
  const say = useSay();
  const { navigate } = useWallet();
  const number = useQuery().get('number') ?? '';
  const load = useLoad(
    async (signal) => (/^[\w-]{1,40}$/.test(number) ? readHistoryDetail(number, { signal }) : null),
    [number],
  );

  const rowsOf = (item: HistoryDetail): KeyValueRow[] => [
    { label: t.facts.at, value: momentText(item.at, locale.value) },
    { label: t.facts.kind, value: t.history.groups[item.group] },
    ...(item.counterpart === '' ? [] : [{ label: t.facts.counterpart, value: item.counterpart }]),
    ...(item.message === '' ? [] : [{ label: t.facts.message, value: item.message }]),
    { label: t.facts.after, value: <Money amount={item.after} unit={t.unit} /> },
    ...(item.until === '' ? [] : [{ label: t.facts.until, value: t.until({ date: item.until }) }]),
    { label: t.facts.number, value: item.number },
  ];

  return (
    <Screen title={t.history.detailTitle} of={load}>
      {(item) =>
        item === null ? (
          <EmptyState
            picture="none"
            title={t.refusals.notFound}
            action={{ label: t.history.title, onClick: () => navigate.replace('FPO41100') }}
          />
        ) : (
          <>
            <TransactionHead
              face={<IconTile picture={pictureOf(item)} size="large" />}
              name={say(item.title)}
              figure={<Money amount={item.amount} unit={t.unit} isIn={item.amount > 0} size="large" />}
              {...(item.cancelled !== 'none' && {
                state: <Badge>{t.history[item.cancelled === 'this' ? 'cancelled' : 'givenBack']}</Badge>,
              })}
              isCancelled={item.cancelled === 'this'}
            />
            <Receipt
              title={`${say(item.title)} ${formatMoney(item.amount)}${t.unit}`}
              fileName={`point-${item.number}`}
              rows={rowsOf(item)}
            />
            <Note>{t.history.receiptNote}</Note>
            {item.group === 'SEND' && item.amount < 0 && (
              <Actions>
                <Button
                  full
                  variant="secondary"
                  action="sentGifts"
                  onClick={() => navigate.push('FPO24200', { query: { tab: 'out' } })}
                >
                  {t.result.sent}
                </Button>
              </Actions>
            )}
          </>
        )
      }
    </Screen>
  );
}
