import { Screen, useLoad } from '@wallet/kit/app';
import { Bullets, CancelFees, Lead, Section } from '@wallet/kit/ui';
import { readCancelRules } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';

export function FTR81090() {
  const t = messages.use();
  const rules = useLoad((signal) => readCancelRules(undefined, { signal }));
  return (
    <Screen of={rules}>
      {(list) => (
        <>
          <Lead title={t.refundGuide.ask}>{t.refundGuide.lead}</Lead>
          <CancelFees rules={list} caption={t.fees.caption} />
          <Section title={t.refundGuide.notes}>
            <Bullets texts={t.refundGuide.texts} />
          </Section>
        </>
      )}
    </Screen>
  );
}
