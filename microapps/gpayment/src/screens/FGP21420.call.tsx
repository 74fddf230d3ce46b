import { useService } from '../parts/useService.ts';
import { CallProof } from './service/CallProof.tsx';
import { ProofFrame } from './service/ProofFrame.tsx';

export function FGP21420() {
  const { call: t } = useService();
  return (
    <ProofFrame title={t.title} lead={t.lead} text={t.text}>
      {(account) => <CallProof account={account} />}
    </ProofFrame>
  );
}
