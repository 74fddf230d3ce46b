import { Screen, useLoad } from '@wallet/kit/app';
import { Section } from '@wallet/kit/ui';
import { readCancelRules } from '../api/bookingCalls.ts';
import { messages } from '../messages/index.ts';
import { FeeTable } from '../parts/FeeTable.tsx';
import text from '../parts/text.module.css';

export function FTR81090() {
  const t = messages.use();
  const rules = useLoad((signal) => readCancelRules(undefined, { signal }));
  return (
    <Screen title={t.refundGuide.title} of={rules}>
      {(list) => (
        <>
          <Section title={t.fees.title}>
            <FeeTable rules={list} />
          </Section>
          <Section title={t.refundGuide.notes}>
            <ul className={text.bullets}>
              {t.refundGuide.texts.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Section>
        </>
      )}
    </Screen>
  );
}
