import { Screen, useLoad, useQuery, useWallet } from '@wallet/kit/app';
import { momentText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import {
  Button,
  Card,
  EmptyState,
  InlineNotice,
  KeyValue,
  type KeyValueRow,
  Lead,
  Money,
  Section,
} from '@wallet/kit/ui';
import { readHistoryDetail } from '../api/historyCalls.ts';
import { messages } from '../messages/index.ts';
import { useSay } from '../messages/useSay.ts';
import type { HistoryDetail } from '../model/history.ts';

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
    { label: t.facts.kind, value: t.history.groups[item.group] },
    ...(item.cancelled === 'none'
      ? []
      : [
          {
            label: t.history.state,
            value: item.cancelled === 'this' ? t.history.cancelled : t.history.givenBack,
          },
        ]),
    { label: t.history.memo, value: say(item.title) },
    ...(item.counterpart === '' ? [] : [{ label: t.facts.counterpart, value: item.counterpart }]),
    ...(item.message === '' ? [] : [{ label: t.facts.message, value: item.message }]),
    { label: t.facts.amount, value: <Money amount={item.amount} unit={t.unit} />, isStrong: true },
    { label: t.facts.after, value: <Money amount={item.after} unit={t.unit} /> },
    ...(item.until === '' ? [] : [{ label: t.facts.until, value: t.until({ date: item.until }) }]),
    { label: t.facts.at, value: momentText(item.at, locale.value) },
    { label: t.facts.number, value: item.number },
  ];

  return (
    <Screen title={t.history.detailTitle} of={load}>
      {(item) =>
        item === null ? (
          <EmptyState
            picture="missing"
            title={t.refusals.notFound}
            action={{ label: t.history.title, onClick: () => navigate.replace('FPO41100') }}
          />
        ) : (
          <>
            <Lead title={say(item.title)} />
            <Section title={t.history.receipt}>
              <Card tone="soft">
                <KeyValue rows={rowsOf(item)} />
              </Card>
            </Section>
            {item.group === 'SEND' && item.amount < 0 && (
              <Button
                full
                variant="secondary"
                action="sentGifts"
                onClick={() => navigate.push('FPO24200', { query: { tab: 'out' } })}
              >
                {t.result.sent}
              </Button>
            )}
            <InlineNotice>{t.history.receiptNote}</InlineNotice>
          </>
        )
      }
    </Screen>
  );
}
