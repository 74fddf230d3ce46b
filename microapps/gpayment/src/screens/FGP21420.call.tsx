import { CallProof } from '../flows/CallProof.tsx';
import { ProofFrame } from '../flows/ProofFrame.tsx';
import { useService } from '../parts/useService.ts';

export function FGP21420() {
  const { call: t } = useService();
  return (
    <ProofFrame title={t.title} lead={t.lead} text={t.text}>
      {(account) => <CallProof account={account} />}
    </ProofFrame>
  );
}
