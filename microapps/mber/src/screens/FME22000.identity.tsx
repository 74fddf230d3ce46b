import { Screen, usePerson, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { knownOf } from '../model/knownOf.ts';

export function FME22000() {
  const { verify: t } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  return (
    <Screen title={t.title} onBack={() => void navigate.cancelApp()}>
      <Lead title={t.lead}>{t.text}</Lead>
      <VerifyPerson
        purpose="identity"
        known={knownOf(person)}
        onVerified={({ checkId }) => navigate.finishApp({ isVerified: true, checkId })}
      />
    </Screen>
  );
}
