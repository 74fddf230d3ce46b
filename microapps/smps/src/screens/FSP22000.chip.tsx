import { useWallet } from '@wallet/kit/app';
import { ChipStep } from '../flows/PassportSteps.tsx';
import { Step } from '../flows/Step.tsx';

export function FSP22000() {
  const { navigate } = useWallet();
  return (
    <Step needs={['passport', 'isChecked']}>
      {({ passport }) => <ChipStep passport={passport} onDone={() => navigate.push('FSP24010')} />}
    </Step>
  );
}
