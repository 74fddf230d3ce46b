import { MainButton, Screen, usePayPage, usePolling, useResume, useWallet } from '@wallet/kit/app';
import { IconTile, InlineNotice, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { useEffect } from 'react';
import { openPayPage, readStatus } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { useGone } from '../flows/JoinedScreen.tsx';
import { messages } from '../messages/index.ts';
import { resultOf } from '../model/certificate.ts';

const POLL_MS = 2_000;

/** The fee where there is one, then the queue: may be left, a message comes when it is done. */
export const FCE24000 = applying.step(
  {
    needs: ['signRequestId'],
    ask: ({ signRequestId }, { signal }) => readStatus(signRequestId, { signal }),
  },
  function Waiting({ data, reload }) {
    const t = messages.use();
    const gone = useGone();
    const { navigate } = useWallet();
    const { signRequestId, state, ahead, seconds, fee, name, resultCode } = data;
    useResume(reload);
    usePolling(async () => reload(), POLL_MS, state === 'waiting');
    const { pay, isPaying } = usePayPage(() => openPayPage(signRequestId), { onRefusal: reload });
    const over = { issued: 'FCE24100', failed: 'FCE24200' }[state as string];
    useEffect(() => {
      if (over) navigate.replace(over, { query: { reqTxId: signRequestId }, asks: false });
    }, [over, signRequestId, navigate]);
    if (state === 'unsigned') return <Screen>{gone.CTI_NO_REQUEST}</Screen>;
    if (state === 'unpaid')
      return (
        <Screen>
          <Lead title={t.waiting.pay({ fee })}>{t.waiting.payNote}</Lead>
          <KeyValue rows={[{ label: name, value: t.catalogue.fee({ fee }), isStrong: true }]} />
          <MainButton action="pay" run={pay} isBusy={isPaying}>
            {t.waiting.payNow({ fee })}
          </MainButton>
        </Screen>
      );
    return (
      <Screen onBack={() => navigate.replace('FCE10000')}>
        <Stack>
          <IconTile picture="certi" size="large" />
          <Lead title={t.waiting.lead({ name })}>{t.waiting.note}</Lead>
          <div role="status">
            <InlineNotice tone="info">
              {seconds > 0 ? t.waiting.queue({ ahead, seconds }) : t.waiting.longer}
            </InlineNotice>
          </div>
          {seconds === 0 && resultOf(resultCode) === 'inWork' && <Note>{t.waiting.longerNote}</Note>}
        </Stack>
        <MainButton action="home" variant="secondary" run={() => navigate.replace('FCE10000')}>
          {t.waiting.leave}
        </MainButton>
      </Screen>
    );
  },
);
