import { useWallet } from '@wallet/kit/app';
import { CheckStep, ChipStep, ScanStep } from '../flows/PassportSteps.tsx';
import { Step } from '../flows/Step.tsx';
import { useRegistration } from '../state/registration.ts';

/** The child's passport and its chip, read by the guardian's phone: three steps in one screen. */
export function FSP53000() {
  const { navigate } = useWallet();
  const { clear } = useRegistration();
  return (
    <Step needs={['child']} first="FSP50000">
      {(read) => {
        const { passport, isChecked } = read;
        if (!passport) return <ScanStep onDone={() => {}} />;
        if (!isChecked)
          return (
            <CheckStep {...read} passport={passport} onAgain={() => clear('passport')} onDone={() => {}} />
          );
        return <ChipStep passport={passport} onDone={() => navigate.push('FSP24010')} />;
      }}
    </Step>
  );
}
