import { ProofFrame } from '../flows/ProofFrame.tsx';
import { TransferProof } from '../flows/TransferProof.tsx';
import { useService } from '../parts/useService.ts';

export function FGP21410() {
  const { transfer: t } = useService();
  return (
    <ProofFrame title={t.title} lead={t.lead} text={t.text}>
      {(account) => <TransferProof account={account} />}
    </ProofFrame>
  );
}
