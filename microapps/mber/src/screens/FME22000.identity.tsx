import { Screen, usePerson, useQuery, useWallet } from '@wallet/kit/app';
import { Lead } from '@wallet/kit/ui';
import { VerifyPerson } from '../flows/VerifyPerson.tsx';
import { messages } from '../messages/index.ts';
import { knownOf } from '../model/knownOf.ts';

/** The proof that another app asks for: of the customer, or of a guardian who agrees for them (`purpose=guardian`). */
export function FME22000() {
  const { verify: t, guardian } = messages.use();
  const { navigate } = useWallet();
  const person = usePerson();
  const isGuardian = useQuery().get('purpose') === 'guardian';
  return (
    <Screen title={t.title} onBack={() => void navigate.cancelApp()}>
      <Lead picture={isGuardian ? 'family' : 'phonecheck'} title={isGuardian ? guardian.verifyLead : t.lead}>
        {isGuardian ? guardian.verifyText : t.text}
      </Lead>
      <VerifyPerson
        purpose={isGuardian ? 'guardian' : 'identity'}
        known={isGuardian ? {} : knownOf(person)}
        onVerified={({ checkId }) => navigate.finishApp({ isVerified: true, checkId })}
      />
    </Screen>
  );
}
