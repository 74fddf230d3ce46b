import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { formatDate } from '@wallet/kit/format';
import { Bullets, Card, InlineNotice, ResultPage, Section } from '@wallet/kit/ui';
import { getting } from '../flows/getting.ts';
import { messages } from '../messages/index.ts';

export const FBC13000 = getting.step({ needs: ['end'] }, function Done({ draft: { end, returnTo }, clear }) {
  const { done: t, facts } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen noBack>
      <ResultPage
        kind="success"
        title={t.titles[end.kind]}
        description={t.good}
        rows={[{ label: facts.until, value: formatDate(end.validUntil) }]}
      >
        {end.hasEndedOther && <InlineNotice>{t.ended}</InlineNotice>}
      </ResultPage>
      <Card tone="soft">
        <Section title={t.uses}>
          <Bullets texts={t.useTexts} />
        </Section>
      </Card>
      <MainButton
        action="goOn"
        run={async () => {
          await clear();
          navigate.replace(returnTo ?? 'FBC10000');
        }}
      >
        {returnTo ? t.goOn : t.see}
      </MainButton>
    </Screen>
  );
});
