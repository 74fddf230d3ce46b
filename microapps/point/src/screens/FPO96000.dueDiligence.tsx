import { Screen, useLoad, useWallet } from '@wallet/kit/app';
import { dayText } from '@wallet/kit/format';
import { locale } from '@wallet/kit/messages';
import { BottomBar, Bullets, Button, InlineNotice, Lead, Stack } from '@wallet/kit/ui';
import { readDueDiligence } from '../api/walletCalls.ts';
import { messages } from '../messages/index.ts';
import { useReturn } from '../state/useReturn.ts';

/** Why customers are asked who they are; the CDD popup leads here (2-payment s4, A27). */
export function FPO96000() {
  const { dueDiligence: t } = messages.use().wallet;
  const { navigate } = useWallet();
  const back = useReturn();
  const load = useLoad((signal) => readDueDiligence(undefined, { signal }));
  return (
    <Screen
      title={t.title}
      of={load}
      footer={
        load.data && (
          <BottomBar>
            <Button full action="next" onClick={() => navigate.push('FPO97000', { query: back.query })}>
              {load.data.isDue && !load.data.isInReview ? t.start : t.again}
            </Button>
          </BottomBar>
        )
      }
    >
      {({ isDue, isInReview, doneOn }) => (
        <>
          <Lead title={t.lead}>{t.text}</Lead>
          <Bullets texts={t.asks} />
          <Stack>
            {isInReview ? (
              <InlineNotice tone="warning">{t.review}</InlineNotice>
            ) : !isDue && doneOn !== '' ? (
              <InlineNotice tone="success">{t.done({ date: dayText(doneOn, locale.value) })}</InlineNotice>
            ) : (
              <InlineNotice>{t.safe}</InlineNotice>
            )}
          </Stack>
        </>
      )}
    </Screen>
  );
}
