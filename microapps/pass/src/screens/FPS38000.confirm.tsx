import { MainButton, Screen, useAction, useCertificateSign, useWallet } from '@wallet/kit/app';
import { phoneText } from '@wallet/kit/format';
import { Card, Checkbox, InlineNotice, KeyValue, Lead, Stack, toast } from '@wallet/kit/ui';
import { useState } from 'react';
import { askForSignature, confirmApplication } from '../api/calls.ts';
import { applying, oneself } from '../flows/applying.ts';
import { messages } from '../messages/index.ts';

export const FPS38000 = applying.step(
  { needs: ['reason', 'product', 'office', 'phone', 'photo'] },
  function Confirm({ draft: { reason, product, office, phone, photo }, clear }) {
    const t = messages.use();
    const { bridge, navigate } = useWallet();
    const [isAgreed, setAgreed] = useState(false);
    const [isAsked, setAsked] = useState(false);
    const to = (code: string) => () => navigate.replace(code);
    const unsigned = () => toast(t.confirm.unsigned);
    const on = {
      PPS_OPEN: to('FPS40000'),
      PPS_PROOF: to('FPS20000'),
      PPS_NO_PHOTO: to('FPS32000'),

      PPS_OFFICE: to('FPS24100'),
      PPS_FEE: to('FPS24100'),
      PPS_REMAIN: to('FPS24100'),
      PPS_PRODUCT: to('FPS24100'),
      SIGN_NEEDED: unsigned,
    };
    const wish = {
      who: oneself(),
      reason,
      product: product.id,
      fee: product.fee,

      office: office.id,
      phone,
      photo,
    };
    // Only the app has a certificate to sign with.
    const isSigned = bridge.isNative;
    const send = useAction(
      async () => {
        const number = await confirmApplication({ ...wish, isSigned });
        await clear();
        navigate.replace('FPS51000', { query: { cappReqNo: number } });
      },
      { on },
    );
    // Closed or killed, the page may have signed it all the same: the ministry knows.
    const sign = useCertificateSign(photo, (end) => (end === 'refused' ? unsigned() : send.run()));
    const submit = useAction(
      async () => {
        setAsked(true);
        if (!isAgreed) return;
        if (isSigned) await sign(await askForSignature(wish));
        else await send.run();
      },
      { on },
    );
    return (
      <Screen>
        <Lead title={t.confirm.lead} />
        <Stack>
          <Card tone="soft">
            <KeyValue
              rows={[
                { label: t.facts.kind, value: t.kind(product) },
                { label: t.facts.reason, value: t.reasons[reason] },
                { label: t.facts.office, value: office.name },
                { label: t.facts.contact, value: phoneText(phone) },
                { label: t.facts.photo, value: t.facts.photoDone },
                { label: t.facts.fee, value: t.won({ amount: product.fee }), isStrong: true },
              ]}
            />
          </Card>
          <InlineNotice tone="warning">{t.confirm.old}</InlineNotice>
          <Checkbox
            field="agree"
            label={t.confirm.agree}
            checked={isAgreed}
            onChange={setAgreed}
            problem={isAsked && !isAgreed ? { id: 'notAgreed' } : null}
            problemMessage={t.confirm.needed}
          />
        </Stack>
        <MainButton action="submit" isBusy={send.isRunning} isReady={isAgreed} run={submit}>
          {isSigned ? t.confirm.sign : t.confirm.submit}
        </MainButton>
      </Screen>
    );
  },
);
