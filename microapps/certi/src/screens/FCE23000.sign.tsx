import { MainButton, Screen, useAction, useCertificateSign, useWallet } from '@wallet/kit/app';
import { alert, Card, InlineNotice, KeyValue, Lead, Note, Stack } from '@wallet/kit/ui';
import { useState } from 'react';
import { apply, prove } from '../api/calls.ts';
import { applying } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

const needs = ['kind', 'target', 'purpose', 'access', 'key'] as const;

/** Everything that is asked for, then the certificate's signature of exactly that. */
export const FCE23000 = applying.step({ needs }, function Sign({ draft, save }) {
  const t = messages.use();
  const { bridge, navigate } = useWallet();
  const { read } = applying.useDraft();
  const [isRefused, setRefused] = useState(false);
  const wish = {
    ...draft,

    receiver: draft.receiver ?? '',
    showsNumbers: draft.showsNumbers ?? false,
    answers: draft.answers ?? {},
  };
  const proveNow = useAction(async () => {
    // Also after this page was loaded anew: the draft knows which request was signed.
    const { signRequestId, signedTextId } = (await read()) ?? {};
    if (!signRequestId || !signedTextId) return;
    await prove({ signRequestId, signedTextId });
    navigate.replace('FCE24000', { asks: false });
  });
  const sign = useCertificateSign('certi-apply', (end) => {
    setRefused(end === 'refused');
    if (end !== 'refused') void proveNow.run();
  });
  const start = useAction(async () => {
    if (!bridge.isNative) return alert({ id: 'certificateAppOnly' });
    setRefused(false);
    const { signRequestId, signedTextId, state } = await apply(wish);
    await save({ signRequestId, signedTextId });
    if (state !== 'unsigned') return navigate.replace('FCE24000', { asks: false });
    await sign(signedTextId);
  });
  return (
    <Screen>
      <Lead title={t.sign.lead({ name: draft.name ?? '' })} />
      <Stack>
        <Card tone="soft">
          <KeyValue
            rows={[
              { label: t.facts.holder, value: draft.targetName ?? '' },
              { label: t.facts.purpose, value: t.purposes[wish.purpose] },
              ...(wish.receiver ? [{ label: t.facts.receiver, value: wish.receiver }] : []),
              { label: t.facts.numbers, value: wish.showsNumbers ? t.apply.shown : t.apply.masked },
              ...(wish.access === 'none'
                ? []
                : [{ label: t.apply.access, value: t.apply.accesses[wish.access].label }]),
              { label: t.sign.way, value: t.sign.wallet },
            ]}
          />
        </Card>
        {isRefused && (
          <InlineNotice tone="warning" messageId="notSigned">
            {t.sign.refused}
          </InlineNotice>
        )}
        <Note>{t.sign.note}</Note>
      </Stack>
      <MainButton action="sign" isBusy={start.isRunning || proveNow.isRunning} run={() => start.run()}>
        {t.sign.submit}
      </MainButton>
    </Screen>
  );
});
