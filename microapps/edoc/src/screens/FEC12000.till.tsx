import { MainButton, useLoad, usePerson, useWallet } from '@wallet/kit/app';
import { Barcode, Bullets, InlineNotice, Lead, Note, Pass, Section, Stack } from '@wallet/kit/ui';
import { readStatus } from '../api/calls.ts';
import { AgreedScreen } from '../flows/ReceiptScreen.tsx';
import { useBrightScreen } from '../flows/useBrightScreen.ts';
import { messages } from '../messages/index.ts';

export function FEC12000() {
  const { till: t, home, join } = messages.use();
  const { navigate } = useWallet();
  useBrightScreen();
  const load = useLoad(readStatus, usePerson()?.memberId ?? '');
  return (
    <AgreedScreen of={load}>
      {({ memberCode, state, pointsEach, pointsOfYear }) => (
        <>
          <Lead title={t.lead}>{t.note}</Lead>
          <Stack>
            {state === 'paused' && <InlineNotice tone="warning">{home.paused}</InlineNotice>}
            {memberCode && (
              <Pass
                title={t.card}
                state="valid"
                code={<Barcode value={memberCode} label={t.code} isZoomable showsNumber />}
                note={t.hint}
              />
            )}
            <Section title={t.how}>
              <Bullets isOrdered texts={t.steps} />
              {pointsEach > 0 && <Note>{join.earns({ pointsEach, pointsOfYear })}</Note>}
            </Section>
          </Stack>
          <MainButton run={() => navigate.replace('FEC21300')}>{t.done}</MainButton>
        </>
      )}
    </AgreedScreen>
  );
}
