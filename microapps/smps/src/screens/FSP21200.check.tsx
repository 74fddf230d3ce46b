import { useWallet } from '@wallet/kit/app';
import { CheckStep } from '../flows/PassportSteps.tsx';
import { Step } from '../flows/Step.tsx';
import { useRegistration } from '../state/registration.ts';

export function FSP21200() {
  const { navigate } = useWallet();
  const { clear } = useRegistration();
  return (
    <Step needs={['passport']}>
      {(read) => (
        <CheckStep
          {...read}
          onAgain={() => {
            navigate.back();
            clear('passport');
          }}
          onDone={() => navigate.push('FSP22000')}
        />
      )}
    </Step>
  );
}
