import { useWallet } from '@wallet/kit/app';
import { ScanStep } from '../flows/PassportSteps.tsx';
import { Step } from '../flows/Step.tsx';

/** The page that asks for a scan: its code goes with each request of a registration (R701). */
export function FSP23000() {
  const { navigate } = useWallet();
  return <Step needs={['relationship']}>{() => <ScanStep onDone={() => navigate.push('FSP21200')} />}</Step>;
}
