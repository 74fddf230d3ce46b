import { MainButton, Screen, useWallet } from '@wallet/kit/app';
import { EmptyState } from '@wallet/kit/ui';
import { messages } from '../messages/index.ts';

/** A goodbye: quiet, and nothing of it is pressed upon who leaves. */
export function FME92000() {
  const { left: t } = messages.use();
  const { navigate } = useWallet();
  return (
    <Screen title={t.title} noBack noHome>
      <EmptyState
        picture="bye"
        title={t.lead}
        description={t.text}
        other={{ label: t.signUp, action: 'signUp', onClick: () => navigate.replace('FME21000') }}
      />
      <MainButton variant="secondary" action="goHome" run={navigate.home}>
        {t.home}
      </MainButton>
    </Screen>
  );
}
