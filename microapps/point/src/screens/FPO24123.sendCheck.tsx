import { MainButton, Screen } from '@wallet/kit/app';
import { Card, FromTo, IconTile, InlineNotice, KeyValue, Stack } from '@wallet/kit/ui';
import { readBasis } from '../api/pointCalls.ts';
import { sending } from '../flows/moneyFlows.ts';
import { messages } from '../messages/index.ts';
import { sendingRows } from '../parts/sendingRows.tsx';

export const FPO24123 = sending.step(
  { needs: ['receiver', 'amount'], ask: (_, { signal }) => readBasis('send', { signal }) },
  function SendCheck({ draft, data: { balance }, goOn }) {
    const t = messages.use().money;
    return (
      <Screen title={t.send.title}>
        <FromTo
          from={<IconTile picture="point" size="large" />}
          to={<IconTile picture="my" size="large" />}
          title={t.send.question({ name: draft.receiver.name, amount: draft.amount })}
        />
        <Stack>
          <Card tone="soft">
            <KeyValue rows={sendingRows(draft, balance, t)} />
          </Card>
          <InlineNotice>{t.send.confirmHint}</InlineNotice>
        </Stack>
        <MainButton action="next" run={() => goOn('FPO24124')}>
          {t.send.submit({ amount: draft.amount })}
        </MainButton>
      </Screen>
    );
  },
);
