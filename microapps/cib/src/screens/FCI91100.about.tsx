import { AgreeToTerms, MainButton, useLoad, useWallet } from '@wallet/kit/app';
import { Bullets, InlineNotice, KeyValue, Lead, Section } from '@wallet/kit/ui';
import { readAvailability, readCourseTerms } from '../api/calls.ts';
import { CibScreen } from '../flows/CibScreen.tsx';
import { learning } from '../flows/flows.ts';
import { messages } from '../messages/index.ts';

export function FCI91100() {
  const { course: t, ...all } = messages.use();
  const { navigate } = useWallet();
  const { begin } = learning.useDraft();
  const load = useLoad((signal) =>
    Promise.all([readAvailability(undefined, { signal }), readCourseTerms(undefined, { signal })]),
  );
  return (
    <CibScreen of={load}>
      {([able, terms]) => {
        const about = (
          <>
            <Lead title={t.begin(able)}>{t.lead}</Lead>
            <KeyValue
              rows={[
                { label: t.lasts, value: t.hours(able) },
                { label: t.fee, value: all.won({ amount: able.fee }) },
                { label: t.less, value: t.upTo(able) },
              ]}
            />
            <Section title={t.rules}>
              <Bullets texts={t.ruleTexts} />
            </Section>
          </>
        );
        if (able.why !== 'none')
          return (
            <>
              {about}
              <InlineNotice tone="warning">{t.whys[able.why](able)}</InlineNotice>
              <MainButton action="points" run={() => navigate.replace('FCI91000')}>
                {t.toPoints}
              </MainButton>
            </>
          );
        return (
          <AgreeToTerms
            terms={terms.map((one) => ({ ...one, mandatory: true }))}
            onAgree={async () => {
              await begin({ isAgreed: true });
              navigate.push('FCI91300');
            }}
          >
            {about}
          </AgreeToTerms>
        );
      }}
    </CibScreen>
  );
}
