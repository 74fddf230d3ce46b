import { CallProof } from '../flows/CallProof.tsx';
import { ProofFrame } from '../flows/ProofFrame.tsx';
import { proving } from '../flows/steps.ts';
import { useService } from '../parts/useService.ts';

export const FGP21420 = proving.step(
  { needs: ['bankCode', 'accountNo'] },
  function Prove({ draft: account }) {
    const { call: t } = useService();
    return (
      <ProofFrame title={t.title} lead={t.lead} text={t.text} account={account}>
        <CallProof account={account} />
      </ProofFrame>
    );
  },
);
