import { Gone, Screen, useLoad, usePerson, useQuery } from '@wallet/kit/app';
import { Card, KeyValue, Lead, Section, Stack } from '@wallet/kit/ui';
import { readSigned } from '../api/calls.ts';
import { messages } from '../messages/index.ts';
import { signedTextOf } from '../model/signing.ts';
import { SignedText } from '../parts/SignedText.tsx';

/** What I signed: the third call of signing (2-payment s7.4). */
export function FFC24310() {
  const t = messages.use();
  const customerId = usePerson()?.customerId ?? '';
  const signedNo = useQuery().get('ogtxtSerno') || 'NONE';
  const load = useLoad(readSigned, { customerId, signedNo });
  return (
    <Screen of={load} instead={{ BFA0003: <Gone to="FFC51000" {...t.history.gone} /> }}>
      {({ content, at }) => (
        <>
          <Lead title={t.signed.lead}>{t.signed.asked}</Lead>
          <Stack>
            <Card tone="soft">
              <Section title={t.sign.text}>
                <SignedText text={signedTextOf(content)} />
              </Section>
            </Card>
            <Card>
              <KeyValue
                rows={[
                  { label: t.facts.signedAt, value: t.at({ at }) },
                  { label: t.facts.signedNo, value: signedNo },
                ]}
              />
            </Card>
          </Stack>
        </>
      )}
    </Screen>
  );
}
