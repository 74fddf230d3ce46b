import { ProofFrame } from '../flows/ProofFrame.tsx';
import { proving } from '../flows/steps.ts';
import { TransferProof } from '../flows/TransferProof.tsx';
import { useService } from '../parts/useService.ts';

export const FGP21410 = proving.step(
  { needs: ['bankCode', 'accountNo'] },
  function Prove({ draft: account }) {
    const { transfer: t } = useService();
    return (
      <ProofFrame title={t.title} lead={t.lead} text={t.text} account={account}>
        <TransferProof account={account} />
      </ProofFrame>
    );
  },
);
